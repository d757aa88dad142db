import type { ComponentType } from 'react';
import { InspectorAdvancedControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';

import { getBootPayload } from '@/data/site/boot-payload';
import { PushControl, type PushControlProps } from './push-control';
import './style.scss';

interface BlockEditProps extends Omit< PushControlProps, 'title' > {
	isSelected: boolean;
}

/** Adds *Apply globally* to the advanced settings of the selected block, where the theme has global styles. */
export function registerPushStyles(): void {
	if ( getBootPayload().theme.isBlockTheme ) {
		addFilter( 'editor.BlockEdit', 'atelier/push-styles', withPushStyles );
	}
}

function withPushStyles(
	BlockEdit: ComponentType< BlockEditProps >
): ComponentType< BlockEditProps > {
	return function BlockEditWithPushStyles( props: BlockEditProps ) {
		const { name, attributes, setAttributes, isSelected } = props;
		return (
			<>
				<BlockEdit { ...props } />
				{ isSelected && (
					<InspectorAdvancedControls>
						<PushControl
							name={ name }
							title={ getBlockType( name )?.title ?? name }
							attributes={ attributes }
							setAttributes={ setAttributes }
						/>
					</InspectorAdvancedControls>
				) }
			</>
		);
	};
}
