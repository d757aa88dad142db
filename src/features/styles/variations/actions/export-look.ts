import { __ } from '@wordpress/i18n';

import { downloadLook } from '../download-look';
import type { LookAction } from './look-action';

/** Downloads a look as a file. */
export const exportLook: LookAction = {
	id: 'export-look',
	getLabel: () => __( 'Export', 'atelier' ),
	isEligible: () => true,
	run: ( [ look ] ) => look && downloadLook( look ),
};
