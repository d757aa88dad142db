/** Undoes one write; rejects with the server's answer. May return a function that redoes it. */
export type Undo = () => Promise< Undo | void >;
