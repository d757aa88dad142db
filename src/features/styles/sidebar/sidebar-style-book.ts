export { StyleBook, StyleRevisions } from '..';
