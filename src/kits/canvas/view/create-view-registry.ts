import {
	createReduxStore,
	createRegistry,
	createRegistrySelector,
	type useRegistry,
} from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { blockEditorStore } from '@/wordpress/view-canvas';
import { withCoreActions } from '../with-core-actions';
import type { ViewStyles } from './view-styles';

type Registry = ReturnType< typeof useRegistry >;

/** The record that a canvas shows, and the template around it. */
export interface RecordInTemplate {
	postType: string;
	postId: number | string;
	/** Id of the template in which it is shown, or its own if it is a template; null without one. */
	templateId: number | string | null;
}

type Attributes = Readonly< Record< string, unknown > >;

const NO_ATTRIBUTES: Attributes = {};

/**
 * Returns the registry of a view canvas. It has its own block store and, under the name of the host's editor, the
 * selectors with which blocks read the record. Everything else is the page's, but its records cannot be edited. Some
 * blocks fill or repair themselves when they are rendered: they would change a record that is only viewed, in a loop
 * with an editor of the same record.
 *
 * @param page   Registry of the page.
 * @param record The record of the canvas.
 * @param freeze Returns a registry in which the styles never change.
 */
export function createViewRegistry(
	page: Registry,
	{ postType, postId, templateId }: RecordInTemplate,
	freeze: ViewStyles[ 'freeze' ]
): Registry {
	const registry = createRegistry( {}, page );
	registry.register( blockEditorStore );
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: ( state: object = {} ) => state,
			selectors: {
				getCurrentPost: ofRecord( ( record ) => record ),
				getCurrentPostId: () => postId,
				getCurrentPostType: () => postType,
				getCurrentTemplateId: () => templateId,
				getEditedPostAttribute: ofRecord(
					( record, name: string ) => record[ name ]
				),
				getPermalink: ofRecord( ( { link } ) => link ?? null ),
				isEditedPostDirty: () => false,
				isSavingPost: () => false,
			},
		} )
	);
	return freeze(
		withCoreActions( registry, () => ( {
			editEntityRecord: () => Promise.resolve(),
			__unstableCreateUndoLevel: () => Promise.resolve(),
		} ) )
	);

	// Creates a selector that reads the record from core-data, so that its readers are notified of changes.
	function ofRecord< Args extends readonly unknown[] >(
		read: ( record: Attributes, ...args: Args ) => unknown
	) {
		return createRegistrySelector(
			( select ) =>
				( _state: object, ...args: Args ) =>
					read(
						( select( coreStore ).getEditedEntityRecord(
							'postType',
							postType,
							postId
						) || NO_ATTRIBUTES ) as Attributes,
						...args
					)
		);
	}
}
