export { StyleBook } from '../style-book/style-book';
export { StyleRevisions } from '../style-book/style-revisions';
