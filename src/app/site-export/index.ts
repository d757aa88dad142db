export { useCanExport } from './use-can-export';
export { useExportSite, type ExportControl } from './use-export-site';
