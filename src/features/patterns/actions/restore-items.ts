import { __ } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';

import { describeRestored, runOnItems } from '@/kits/saving/outcomes';
import { restoreFromTrash } from '../writes/write-patterns';
import { describeDeleted } from './describe-deleted';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Restores patterns from WordPress's trash, each with its earlier status. */
export const restoreItems: PatternAction = {
	id: 'restore',
	getLabel: () => __( 'Restore', 'atelier' ),
	icon: backup,
	isPrimary: true,
	supportsBulk: true,
	isEligible: toEligibility( 'restore' ),
	run: ( items ) =>
		runOnItems( items, {
			subject: 'wp_block',
			getTitle: getItemTitle,
			run: restoreFromTrash,
			done: ( restored ) =>
				describeRestored( restored.map( getItemTitle ) ),
			undo: { done: describeDeleted },
		} ),
};
