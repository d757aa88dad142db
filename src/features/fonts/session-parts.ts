/** Parts of the library that read or change the styles record: a separate chunk, which needs core-data (design, section 5). */
export { CollectionTab } from './collection/collection-tab';
export { FamilyDetail } from './library/family-detail';
export { MissingFonts } from './library/missing-fonts';
export { SessionReader } from './session/session-reader';
export { UnusedFontsReport } from './unused/unused-fonts-report';
export { UploadTab } from './upload/upload-tab';
