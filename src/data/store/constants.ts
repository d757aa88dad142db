/** Name of the store. */
export const STORE_NAME = 'atelier';
