export { ExportDialog } from './export-dialog';
export { ImportDialog } from './import-dialog';
