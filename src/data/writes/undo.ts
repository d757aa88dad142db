/** Takes back one write; rejects with the server's answer. May return what makes the write again. */
export type Undo = () => Promise< Undo | void >;
