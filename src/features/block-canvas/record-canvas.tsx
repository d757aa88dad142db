import { waitForContent } from '@/components/content-first';
import { lazyPart } from '@/components/lazy-part';
import { CanvasLoader } from './canvas-loader';
import { loadBlocks } from './load-blocks';

/** Props of {@link RecordCanvas}. */
export interface RecordCanvasProps {
	postType: string;
	postId: number | string;
}

/**
 * The editor's canvas of a record: a preview in view mode, the full editor in edit mode.
 *
 * The editor, the block library and other plugins' extensions are loaded when it is first shown, and after the content beside it.
 */
export const RecordCanvas = lazyPart< RecordCanvasProps >(
	async () => {
		await waitForContent();
		const [ { Canvas } ] = await Promise.all( [
			import( './canvas' ),
			loadBlocks(),
		] );
		return Canvas;
	},
	<CanvasLoader />
);
