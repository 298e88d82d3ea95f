// Finds the JSON object in a reply: models wrap it in fences and prose, and forget to escape line breaks.

/** The object of a reply; null where there is none. Arrays and bare values do not count. */
export function jsonObjectOf(content: string): Record<string, unknown> | null {
  const start = content.indexOf('{');
  const end = content.lastIndexOf('}');
  if (start < 0 || end < start) return null;
  const body = content.slice(start, end + 1);
  return parsedObject(body) ?? parsedObject(withEscapedBreaks(body));
}

function parsedObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    // JSON.parse of a text in braces gives an object with string keys, or throws.
    return value as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Line breaks and tabs inside string literals, escaped; between them they are left alone. */
function withEscapedBreaks(body: string): string {
  return body.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (literal) =>
    literal.replaceAll('\r', '').replaceAll('\n', '\\n').replaceAll('\t', '\\t'),
  );
}
