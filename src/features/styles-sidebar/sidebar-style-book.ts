export { StyleBook, StyleRevisions } from '@/features/global-styles';
