/** With its first letter large, whatever it is. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}
