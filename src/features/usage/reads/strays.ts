import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import { isRecord } from '@/utils/is-record';
import { toNumber } from '@/utils/to-number';
import {
	mayChangeUses,
	readProgress,
	type PresetUsageKind,
	type UsageProgress,
} from './usage';

/** A custom value that could be a preset. */
export interface OwnValue {
	value: string;
	/** How many records have it. */
	places: number;
}

/** Slug of a preset that does not exist. */
export interface MissingPreset {
	slug: string;
	/** How many records refer to it. */
	places: number;
}

/** Custom values, and missing presets. */
export interface Strays {
	values: readonly OwnValue[];
	missing: readonly MissingPreset[];
	/** How many records have more uses than the server stores. */
	incomplete: number;
	index: UsageProgress;
}

/** Custom values of places, and the missing presets to which they refer. */
export const straysResource = defineResource( {
	name: 'strays',
	path: ( kind: Exclude< PresetUsageKind, 'style' > ) =>
		addQueryArgs( '/atelier/v1/usage/strays', { kind } ),
	parse: ( body ): Strays => readStrays( parseStrays( body ) ),
	isStaleAfter: mayChangeUses,
} );

const parseStrays = parseRecord( isStrays );

function readStrays( { values, missing, incomplete, index }: Strays ): Strays {
	return {
		values: values.filter( hasText( 'value' ) ),
		missing: missing.filter( hasText( 'slug' ) ),
		incomplete: toNumber( incomplete ),
		index: readProgress( index ),
	};
}

function hasText( key: string ) {
	return ( entry: unknown ): boolean =>
		isRecord( entry ) &&
		typeof entry[ key ] === 'string' &&
		typeof entry.places === 'number';
}

function isStrays( value: unknown ): value is Strays {
	return (
		isRecord( value ) &&
		Array.isArray( value.values ) &&
		Array.isArray( value.missing ) &&
		isRecord( value.index )
	);
}
