import { getBootPayload } from '@/data/site/boot-payload';
import { RecordCanvas } from '@/features/block-canvas';
import { parseSelection } from '@/features/list-view';
import { useRoute } from '@/router';

/** Props of {@link ListPreview}. */
export interface ListPreviewProps {
	postType: string;
}

/** The canvas beside a list: the selected post, or what the front page shows. */
export function ListPreview( { postType }: ListPreviewProps ) {
	const { query } = useRoute();
	const [ id ] = parseSelection( query.postId );
	const { canvas } = getBootPayload();
	if ( id !== undefined ) {
		return <RecordCanvas postType={ postType } postId={ id } />;
	}
	return canvas ? <RecordCanvas { ...canvas } /> : null;
}
