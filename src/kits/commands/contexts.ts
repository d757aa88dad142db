/** Contexts of the command palette, by the host's names. They decide which commands it suggests before anything is typed. */
export const VIEW_CONTEXT = 'site-editor';
export const EDIT_CONTEXT = 'entity-edit';
