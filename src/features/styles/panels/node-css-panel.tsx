import { __, sprintf } from '@wordpress/i18n';
import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { toText } from '@/utils/to-text';

import type { StyleNodeAccess } from '../config/use-style-node';
import { ScreenGroup } from '../screens/screen-group';
import { CssEditor } from './css-editor';

const MIN_LINES = 6;

/** Props of {@link NodeCssPanel}. */
export interface NodeCssPanelProps {
	node: StyleNodeAccess;
	blockName: string;
}

/** Custom CSS of one block. */
export function NodeCssPanel( { node, blockName }: NodeCssPanelProps ) {
	const title = useSelect(
		( select ) =>
			select( blocksStore ).getBlockType( blockName )?.title ?? blockName,
		[ blockName ]
	);
	const css = node.inheritedValue.css;
	return (
		<ScreenGroup title={ __( 'Advanced', 'atelier' ) }>
			<p className="atelier-styles-screen__description">
				{ sprintf(
					/* translators: %s: name of a block. */
					__(
						'Add your own CSS to customize the appearance of the %s block. You do not need to include a CSS selector, just add the property and value.',
						'atelier'
					),
					title
				) }
			</p>
			<CssEditor
				label={ __( 'Additional CSS', 'atelier' ) }
				value={ toText( css ) }
				minLines={ MIN_LINES }
				isNested
				onChange={ ( value ) =>
					node.setAt( [ 'css' ], value === '' ? undefined : value )
				}
			/>
		</ScreenGroup>
	);
}
