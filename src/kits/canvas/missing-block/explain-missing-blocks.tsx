import type { ComponentType } from 'react';
import { Warning } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { useRoute } from '@/router';
import { blockPluginResource } from './block-plugin';
import { describeMissingBlock } from './describe-missing-block';

interface BlockEditProps {
	name: string;
	attributes: { originalName?: string };
}

/** Says of blocks that the editor does not have which plugin they come from, and links to WordPress's editor. */
export function explainMissingBlocks(): void {
	addFilter(
		'editor.BlockEdit',
		'atelier/explain-missing-blocks',
		createHigherOrderComponent(
			( BlockEdit: ComponentType< BlockEditProps > ) =>
				function ExplainedBlock( props: BlockEditProps ) {
					const { originalName } = props.attributes;
					return (
						<>
							{ props.name === 'core/missing' &&
								originalName?.includes( '/' ) && (
									<MissingBlockNote block={ originalName } />
								) }
							<BlockEdit { ...props } />
						</>
					);
				},
			'explainMissingBlocks'
		)
	);
}

function MissingBlockNote( { block }: { block: string } ) {
	const { data: plugin } = useResource( blockPluginResource, block );
	const { path } = useRoute();
	return (
		<Warning
			actions={ [
				<Button
					key="editor"
					__next40pxDefaultSize
					variant="secondary"
					href={ addQueryArgs(
						`${ getBootPayload().dashboardUrl }site-editor.php`,
						{ p: path, canvas: 'edit', atelier_stay: '1' }
					) }
					target="_top"
				>
					{ __( 'Open WordPress’s editor', 'atelier' ) }
				</Button>,
			] }
		>
			{ describeMissingBlock( block, plugin ) }
		</Warning>
	);
}
