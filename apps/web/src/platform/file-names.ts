// What a file is by its name, before it is read.

/** The export of a WordPress site: its XML file, or an archive of those that it was split into. */
export const isWordPressName = (name: string): boolean => /\.(?:xml|zip)$/iu.test(name);
