import { useMemo, type ReactNode } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import {
	RegistryProvider,
	useRegistry,
	type select as defaultSelect,
} from '@wordpress/data';

import { isConfigNode, readConfig } from '../engine/config';
import { dropUnreadable } from '../engine/drop-unreadable';

type Registry = ReturnType< typeof useRegistry >;
type Select = typeof defaultSelect;
type ReadRecord = (
	kind: string,
	name: string,
	...rest: readonly unknown[]
) => unknown;

/** Selectors that return the record of the site's styles. */
const RECORD_SELECTORS = [
	'getEntityRecord',
	'getEditedEntityRecord',
] as const;

/**
 * Shows the site's styles without what cannot be read to all that stands below: the host's editor builds its style sheet
 * from the stored record itself, and one wrong type in it would take the canvas down. The record stays as it is.
 *
 * @param props          Props.
 * @param props.children The host's editor.
 */
export function ReadableStyles( { children }: { children: ReactNode } ) {
	const registry = useRegistry();
	const readable = useMemo( () => toReadable( registry ), [ registry ] );
	return <RegistryProvider value={ readable }>{ children }</RegistryProvider>;
}

function toReadable( registry: Registry ): Registry {
	const cleaned = new WeakMap< object, object >();
	const clean = ( record: unknown ) => {
		if ( ! isConfigNode( record ) ) {
			return record;
		}
		const known = cleaned.get( record );
		if ( known ) {
			return known;
		}
		const result = cleanRecord( record );
		cleaned.set( record, result );
		return result;
	};

	let origin: object | undefined;
	let selectors: object | undefined;
	const select = ( store: unknown ) => {
		const found: object = registry.select(
			store as Parameters< Select >[ 0 ]
		);
		if ( store !== coreStore && store !== coreStore.name ) {
			return found;
		}
		if ( found !== origin ) {
			origin = found;
			selectors = withReadableRecord( found, clean );
		}
		return selectors;
	};
	return Object.assign( Object.create( registry ) as Registry, { select } );
}

// What the host keeps private hangs on the object of selectors, so the new one inherits from it.
function withReadableRecord(
	selectors: object,
	clean: ( record: unknown ) => unknown
): object {
	const records = selectors as Record<
		( typeof RECORD_SELECTORS )[ number ],
		ReadRecord
	>;
	return Object.assign(
		Object.create( selectors ) as object,
		Object.fromEntries(
			RECORD_SELECTORS.map( ( selector ) => [
				selector,
				( ( kind, name, ...rest ) => {
					const record = records[ selector ]( kind, name, ...rest );
					return kind === 'root' && name === 'globalStyles'
						? clean( record )
						: record;
				} ) satisfies ReadRecord,
			] )
		)
	);
}

function cleanRecord( record: Record< string, unknown > ): object {
	const { settings, styles } = readConfig( record );
	const readable = dropUnreadable( { settings, styles } );
	return readable.settings === record.settings &&
		readable.styles === record.styles
		? record
		: { ...record, ...readable };
}
