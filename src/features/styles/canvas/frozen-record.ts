import { store as coreStore } from '@wordpress/core-data';
import type { useRegistry } from '@wordpress/data';

import { getGlobalStylesId } from '@/wordpress/global-styles-records';
import { isRecord } from '@/utils/is-record';
import { needsEditor } from '../rules/needs-editor';
import { cleanRecord } from './clean-record';

type Registry = ReturnType< typeof useRegistry >;

const ENTITY = [ 'root', 'globalStyles' ] as const;

/** The record of the site's styles as an editor reads it: frozen, or the current one. */
export interface FrozenRecord {
	/** Freezes the record as it is now. */
	freeze: () => void;
	/** Ends the freeze. Returns whether the editor then reads another record. */
	release: () => boolean;
	/** Returns the record that the editor reads when this one is current. It changes nothing. */
	toRendered: ( present: unknown ) => unknown;
	/** Returns the record as it is now, with unsaved edits. */
	readPresent: () => unknown;
}

/**
 * Returns the record of the site's styles, which can be frozen. A frozen record ends when blocks themselves need the current one.
 *
 * @param registry The registry that has the record.
 */
export function createFrozenRecord( registry: Registry ): FrozenRecord {
	let frozen: unknown;
	let unsubscribe: ( () => void ) | undefined;

	const readPresent = () => readRecord( registry );
	const toRendered = ( present: unknown ) =>
		unsubscribe && canStay( frozen, present ) ? frozen : present;
	return {
		toRendered,
		readPresent,
		freeze: () => {
			frozen = toRendered( readPresent() );
			unsubscribe ??= registry.subscribe( () => {
				frozen = toRendered( readPresent() );
			}, coreStore );
		},
		release: () => {
			const present = readPresent();
			const isOther = toRendered( present ) !== present;
			unsubscribe?.();
			unsubscribe = undefined;
			return isOther;
		},
	};
}

// Reads only a record that has been requested: the callers that know the person's rights send the requests.
function readRecord( registry: Registry ): unknown {
	const core = registry.select( coreStore );
	const id = getGlobalStylesId( registry.select );
	return id &&
		core.hasStartedResolution( 'getEntityRecord', [ ...ENTITY, id ] )
		? cleanRecord( core.getEditedEntityRecord( ...ENTITY, id ) )
		: undefined;
}

function canStay( frozen: unknown, present: unknown ): boolean {
	return (
		frozen === present ||
		( isRecord( frozen ) &&
			isRecord( present ) &&
			frozen.id !== undefined &&
			frozen.id === present.id &&
			! needsEditor( frozen, present ) )
	);
}
