import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback } from 'react';

import { setIsInspecting } from '@/kits/canvas/inspect';
import { runOnItems } from '@/kits/saving/outcomes';
import { useRoute } from '@/router';
import { describePath } from '../rules/describe-path';
import type { CssProperty } from '../rules/why/css-properties';
import type { CascadeEntry } from '../rules/why/cascade';
import {
	planOwnReset,
	type BlockAttributes,
} from '../rules/why/own-attributes';
import { findOwner, traceBlock } from './block-place';
import { selectBlock } from './select-block';
import { selectTracedBlock } from './select-traced-block';

/** Actions for a block's own value; an action is missing where it does not apply. */
export interface BlockActions {
	/** Selects the block in the editor that is open. */
	select?: () => void;
	/** Removes the block's value. */
	reset?: () => void;
	/** Opens the editor, with the block selected. */
	edit?: () => void;
}

const NO_ACTIONS: BlockActions = {};

/** Button of a preview that opens the editor; on a walk, the link to the editor. */
const ENTRANCE = '[data-enters-edit], .atelier-walk__editor';

/** Returns a function that returns the actions on a block's own value. */
export function useBlockActions(): (
	entry: CascadeEntry,
	element: Element,
	properties: readonly CssProperty[]
) => BlockActions {
	const registry = useRegistry();
	const { isEditing } = useRoute();
	return useCallback(
		( entry, element, properties ) => {
			if ( entry.origin !== 'block' ) {
				return NO_ACTIONS;
			}
			const owner = findOwner( entry, element );
			return isEditing
				? getEditorActions( registry, owner, entry, properties )
				: getPreviewActions( registry, owner );
		},
		[ registry, isEditing ]
	);
}

type Registry = ReturnType< typeof useRegistry >;

function getEditorActions(
	registry: Registry,
	owner: Element,
	entry: CascadeEntry,
	properties: readonly CssProperty[]
): BlockActions {
	const block = owner.closest( '[data-block]' );
	const id = block?.getAttribute( 'data-block' );
	const { getBlockAttributes, getBlockEditingMode } =
		registry.select( blockEditorStore );
	const attributes: BlockAttributes | null = id
		? getBlockAttributes( id )
		: null;
	if (
		! block ||
		! id ||
		! attributes ||
		getBlockEditingMode( id ) === 'disabled'
	) {
		return NO_ACTIONS;
	}
	const next =
		getBlockEditingMode( id ) === 'default'
			? planOwnReset(
					attributes,
					entry.path,
					properties,
					entry.selectors
			  )
			: undefined;
	return {
		select: () => {
			setIsInspecting( false );
			selectBlock( registry, id, block );
		},
		...( next && {
			reset: () => resetBlock( registry, id, attributes, next, entry ),
		} ),
	};
}

// Resets the value in one undo step of the editor; the notice has an undo, too.
function resetBlock(
	registry: Registry,
	id: string,
	before: BlockAttributes,
	next: Readonly< Record< string, unknown > >,
	{ path }: CascadeEntry
): void {
	const write = ( attributes: object ) =>
		void registry
			.dispatch( blockEditorStore )
			.updateBlockAttributes( id, attributes );
	void runOnItems( [ { id } ], {
		subject: 'block',
		run: async () => {
			write( next );
			return async () =>
				write(
					Object.fromEntries(
						Object.keys( next ).map( ( name ) => [
							name,
							before[ name ],
						] )
					)
				);
		},
		done: () =>
			sprintf(
				/* translators: %s: name of a value, for example "Typography, font size". */
				__( '%s reset. It is not saved yet.', 'atelier' ),
				describePath( path )
			),
	} );
}

function getPreviewActions( registry: Registry, owner: Element ): BlockActions {
	const frame = owner.ownerDocument.defaultView?.frameElement;
	const preview = frame?.closest( '.atelier-record-canvas, .atelier-walk' );
	const entrance = preview?.querySelector< HTMLElement >( ENTRANCE );
	const trace =
		entrance && isOfRecord( owner ) ? traceBlock( owner ) : undefined;
	return entrance && trace
		? {
				edit: () => {
					setIsInspecting( false );
					entrance.click();
					selectTracedBlock( registry, trace );
				},
		  }
		: NO_ACTIONS;
}

/** Returns whether the block can be edited with the record of its page. On the page of a post only blocks in the content can. */
function isOfRecord( owner: Element ): boolean {
	const { classList } = owner.ownerDocument.body;
	const isOfPost =
		classList.contains( 'page' ) || classList.contains( 'single' );
	return (
		! isOfPost ||
		owner.closest( '.wp-block-post-content, .entry-content' ) !== null
	);
}
