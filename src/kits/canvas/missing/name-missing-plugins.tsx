import { Button } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';

import { store } from '@/data/store';
import { getBootPayload } from '@/data/site/boot-payload';
import { getEditorPayload } from '@/wordpress/editor-payload';
import { findBlockPlugin } from './find-block-plugin';
import { getHostRecordUrl } from './host-record-url';

interface BlockProps {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
}

/** Adds to blocks that are not registered which plugin they come from, and a way to the host's own editor. */
export function nameMissingPlugins(): void {
	addFilter(
		'editor.BlockEdit',
		'atelier/name-missing-plugins',
		createHigherOrderComponent(
			( BlockEdit: ComponentType< BlockProps > ) =>
				function NamedBlockEdit( props: BlockProps ) {
					const { originalName } = props.attributes;
					return (
						<>
							<BlockEdit { ...props } />
							{ props.name === 'core/missing' &&
								typeof originalName === 'string' && (
									<MissingPlugin blockName={ originalName } />
								) }
						</>
					);
				},
			'nameMissingPlugins'
		)
	);
}

function MissingPlugin( { blockName }: { blockName: string } ) {
	const plugin = findBlockPlugin(
		blockName,
		getEditorPayload()?.blockPlugins ?? {}
	);
	return (
		<p contentEditable={ false }>
			{ plugin === undefined
				? sprintf(
						/* translators: %s: name of a block, for example "acme/card". */
						__(
							'The block “%s” is not available in Design.',
							'atelier'
						),
						blockName
				  )
				: sprintf(
						/* translators: 1: name of a block, for example "acme/card". 2: name of a plugin. */
						__(
							'The block “%1$s” of the plugin %2$s is not available in Design.',
							'atelier'
						),
						blockName,
						plugin
				  ) }{ ' ' }
			<Button variant="link" onClick={ openHostEditor }>
				{ __( 'Open in the editor of WordPress', 'atelier' ) }
			</Button>
		</p>
	);
}

// In the editor's frame, links lead nowhere.
function openHostEditor(): void {
	const edited = select( store ).getEditedPost();
	if ( edited ) {
		window.open(
			getHostRecordUrl(
				getBootPayload().hostUrl,
				edited.postType,
				edited.postId
			),
			'_blank'
		);
	}
}
