// When a file is a keyword map, one that plans its pages itself: reading a table and building a plan ask the same.

/** As many pages as are planned by hand: a longer list has addresses because something filled in the column. */
export const MOST_PLANNED_PAGES = 150;
/** From so many of its keywords on with an address, the addresses are the pages that the map plans. */
export const LEAST_ADDRESSED = 0.9;
/** A file is a silo of its own where it says of so many of its keywords on which level they stand. */
export const LEAST_MARKED = 0.5;
