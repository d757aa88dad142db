import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import {
	mayChangeUses,
	readProgress,
	type UsageKind,
	type UsageProgress,
} from './usage';

/** The records of a kind that anything uses. */
export interface UsedRecords {
	/** Their ids, as in `usageResource`. */
	used: readonly string[];
	/** How many posts and files have more uses than the server stores: they may use records that are not listed. */
	incomplete: number;
	index: UsageProgress;
}

/** The records of a kind that anything uses; nothing is requested without a kind. */
export const usedRecordsResource = defineResource( {
	name: 'used-records',
	path: ( kind: UsageKind | undefined ) =>
		kind && addQueryArgs( '/atelier/v1/usage/used', { kind } ),
	parse: ( body ): UsedRecords => readUsed( parseUsed( body ) ),
	isStaleAfter: mayChangeUses,
} );

const parseUsed = parseRecord( isUsed );

function readUsed( { used, incomplete, index }: UsedRecords ): UsedRecords {
	return {
		used: used.filter( ( id ) => typeof id === 'string' ),
		incomplete: toNumber( incomplete ),
		index: readProgress( index ),
	};
}

function isUsed( value: unknown ): value is UsedRecords {
	return (
		isRecord( value ) &&
		Array.isArray( value.used ) &&
		isRecord( value.index )
	);
}
