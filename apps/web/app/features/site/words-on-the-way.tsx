/** Holds the room of a page, so that the footer stays away, until its texts in the reader's language arrive. */
export const WordsOnTheWay = () => <div className="min-h-dvh" aria-busy />
