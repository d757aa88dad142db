import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useAreBlocksRegistered } from '@/wordpress/use-are-blocks-registered';
import { ScreenFrame } from './screen-frame';

/** Props of {@link MissingBlock}. */
export interface MissingBlockProps {
	/** Name of the block in the address. */
	blockName: string;
}

/** Screen of a block that is not registered: until all blocks are, it is loading. */
export function MissingBlock( { blockName }: MissingBlockProps ) {
	const areRegistered = useAreBlocksRegistered();
	return (
		<ScreenFrame
			title={ areRegistered ? blockName : __( 'Loading…', 'atelier' ) }
		>
			{ areRegistered ? (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This block is not registered.', 'atelier' ) }
				</Notice>
			) : (
				<Spinner />
			) }
		</ScreenFrame>
	);
}
