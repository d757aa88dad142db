import { __ } from '@wordpress/i18n';

import type { SyncStatus } from './rules/types';

/** A sync status with its label and description. */
export interface NamedSyncStatus {
	value: SyncStatus;
	label: string;
	description: string;
}

/** Returns the sync statuses with their labels (specification 9). */
export function getSyncStatuses(): NamedSyncStatus[] {
	return [
		{
			value: 'full',
			label: __( 'Synced', 'atelier' ),
			description: __(
				'Patterns that are kept in sync across the site.',
				'atelier'
			),
		},
		{
			value: 'unsynced',
			label: __( 'Not synced', 'atelier' ),
			description: __(
				'Patterns that can be changed freely without affecting the site.',
				'atelier'
			),
		},
	];
}
