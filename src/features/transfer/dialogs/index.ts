export { BringDialog } from './bring-dialog';
export { ExportDialog } from './export-dialog';
export { ImportDialog } from './import-dialog';
