import { FrontPagePreview } from '@/kits/canvas/front-page-preview';
import { useRoute } from '@/router';
import { RegisteredTemplateView } from './registered-template-view';
import { openTemplatePath } from './resolver/open-template-path';
import { useTemplateItems } from './resolver/use-template-items';

/**
 * The template that is selected in the list, in the canvas of every preview (specification 4.2). An inactive file is shown unchanged; without a
 * selection, the front page is shown.
 */
export function SelectedTemplate() {
	const { query } = useRoute();
	const { items } = useTemplateItems();
	const key = ( query.postId ?? '' ).split( ',' )[ 0 ];
	const item = items?.find( ( candidate ) => candidate.key === key );
	if (
		item?.type === 'wp_registered_template' &&
		( item.state === 'inactive' || ! openTemplatePath( item ) )
	) {
		return <RegisteredTemplateView id={ String( item.id ) } />;
	}
	return (
		<FrontPagePreview
			instead={
				item && { postType: 'wp_template', postId: String( item.id ) }
			}
		/>
	);
}
