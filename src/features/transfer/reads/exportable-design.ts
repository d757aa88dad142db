import { defineResource } from '@/data/reads/define-resource';
import { readExportableDesign } from './read-records';

export const TRANSFER_ROUTE = '/atelier/v1/transfer';

/** Makes a file; it changes nothing. */
export const FILE_ROUTE = `${ TRANSFER_ROUTE }/file`;

/** The design of this site, as far as it can be exported. It is read for a dialog: any write may have changed it. */
export const exportableDesignResource = defineResource( {
	name: 'exportable-design',
	path: () => TRANSFER_ROUTE,
	parse: readExportableDesign,
	isStaleAfter: ( { route } ) => route !== FILE_ROUTE,
} );
