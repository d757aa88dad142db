import { store as coreStore } from '@wordpress/core-data';
import {
	dispatch,
	resolveSelect,
	select,
	subscribe,
	type useRegistry,
} from '@wordpress/data';

import { store as basesStore } from '@/data/writes/bases-store';
import { applyServerRecord } from '@/data/writes/discard-changes';
import { dirtyRecordId, type RecordRef } from '@/data/writes/dirty-record';
import { stepHistory } from '@/kits/saving/outcomes';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';

const KIND = 'postType';
const NAME = 'wp_navigation';
const REGISTRY = { select, dispatch } as unknown as ReturnType<
	typeof useRegistry
>;

interface MenuRecord {
	title?: unknown;
	content?: unknown;
	modified_gmt?: string;
}

/** A menu with its unsaved changes. */
export interface EditedMenu {
	/** Its markup. */
	content: string;
	/** Its title. */
	title: string;
	/** Whether markup or title have unsaved changes. */
	isDirty: boolean;
	/** When the version on which the changes are based was saved, in UTC. */
	modified: string;
}

/**
 * Loads a menu into core-data, from which the editor's canvas reads it, too.
 *
 * @param id Id of the menu.
 * @throws The server's error.
 */
export async function loadMenuRecord( id: number ): Promise< void > {
	const record = await resolveSelect( coreStore ).getEntityRecord(
		KIND,
		NAME,
		id
	);
	if ( ! record ) {
		throw (
			select( coreStore ).getResolutionError( 'getEntityRecord', [
				KIND,
				NAME,
				id,
			] ) ?? new Error()
		);
	}
}

/**
 * Returns a menu with its unsaved changes; undefined until it is in core-data.
 *
 * @param id Id of the menu.
 */
export function readEditedMenu( id: number ): EditedMenu | undefined {
	const core = select( coreStore );
	const record = core.getRawEntityRecord( KIND, NAME, id ) as
		| MenuRecord
		| undefined;
	if ( ! record ) {
		return undefined;
	}
	const edited = core.getEditedEntityRecord( KIND, NAME, id ) as MenuRecord;
	// A block that lists menus may have loaded a newer version since then.
	const base = select( basesStore ).getBase(
		dirtyRecordId( { kind: KIND, name: NAME, key: id } )
	)?.fields as MenuRecord | undefined;
	return {
		...readTexts( edited ),
		isDirty: core.hasEditsForEntityRecord( KIND, NAME, id ),
		modified: ( base ?? record ).modified_gmt ?? '',
	};
}

/**
 * Changes a menu's markup without saving it. The canvas shows the change, and Undo reverts it.
 *
 * @param id      Id of the menu.
 * @param content Markup.
 */
export function editMenuContent( id: number, content: string ): void {
	// The canvas would go on showing the blocks that it has parsed from the earlier markup.
	void dispatch( coreStore ).editEntityRecord( KIND, NAME, id, {
		content,
		blocks: undefined,
		selection: undefined,
	} );
}

/**
 * Replaces this person's unsaved changes of a menu with another person's version.
 *
 * @param id Id of the menu.
 * @return A function that restores the changes.
 * @throws The server's error; nothing is changed then.
 */
export function receiveSavedMenu( id: number ): Promise< () => void > {
	return applyServerRecord( REGISTRY, {
		kind: KIND,
		name: NAME,
		key: id,
		title: '',
	} );
}

/**
 * Subscribes to changes of core-data.
 *
 * @param listener Called without arguments.
 * @return Function that unsubscribes.
 */
export function subscribeToMenus( listener: () => void ): () => void {
	return subscribe( listener, coreStore );
}

/** Undoes the last unsaved change. Where that is not a change of a menu, a notice offers it. */
export function undo(): void {
	void stepHistory( REGISTRY, 'undo', isMenu );
}

/** Redoes the change that was undone last. */
export function redo(): void {
	void stepHistory( REGISTRY, 'redo', isMenu );
}

/** Returns whether there is a change to undo, and one to redo. */
export function readHistory(): { hasUndo: boolean; hasRedo: boolean } {
	const core = select( coreStore );
	return { hasUndo: core.hasUndo(), hasRedo: core.hasRedo() };
}

const texts = new WeakMap< MenuRecord, { content: string; title: string } >();

// Serializing blocks takes time, and the same record is read at every change of the store.
function readTexts( record: MenuRecord ): { content: string; title: string } {
	const known = texts.get( record );
	if ( known ) {
		return known;
	}
	const read = {
		content: readText( record.content, record ),
		title: readText( record.title, record ),
	};
	texts.set( record, read );
	return read;
}

// After edits in the canvas, the content is a function that serializes its blocks; in a record it has the stored and the rendered text.
function readText( value: unknown, record: MenuRecord ): string {
	const text =
		typeof value === 'function'
			? ( value as ( record: MenuRecord ) => unknown )( record )
			: value;
	if ( isRecord( text ) && 'raw' in text ) {
		return toText( text.raw );
	}
	return toText( text );
}

function isMenu( { name }: RecordRef ): boolean {
	return name === NAME;
}
