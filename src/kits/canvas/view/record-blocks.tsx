import { useLayoutEffect } from 'react';

import { lazyPart } from '@/components/lazy-part';
import { useRecordBlocks, type ParsedBlock } from '@/wordpress/view-canvas';
import { loadBlocks } from '../load-blocks';

/** Props of {@link RecordBlocks}. */
export interface RecordBlocksProps {
	type: string;
	id: number | string;
	/** Called with the blocks, including their unsaved edits, whenever they change. */
	onChange: ( blocks: readonly ParsedBlock[] ) => void;
}

/** Reads the blocks of a record; it renders nothing. Block types are registered before the first block is parsed. */
export const RecordBlocks = lazyPart< RecordBlocksProps >( async () => {
	await loadBlocks();
	return LoadedRecordBlocks;
} );

function LoadedRecordBlocks( { type, id, onChange }: RecordBlocksProps ): null {
	const blocks = useRecordBlocks( type, id );
	useLayoutEffect( () => {
		if ( blocks ) {
			onChange( blocks );
		}
	}, [ blocks, onChange ] );
	return null;
}
