import { __ } from '@wordpress/i18n';

import { PreviewProvider, RecordPreview } from '@/kits/previews';
import { useRoute } from '@/router';
import { useTemplateItems } from './resolver/use-template-items';
import './style.scss';

/** The template that is selected in the list, as it is; a hint when none is. */
export function SelectedTemplate() {
	const { query } = useRoute();
	const { items } = useTemplateItems();
	const key = ( query.postId ?? '' ).split( ',' )[ 0 ];
	const item = items?.find( ( candidate ) => candidate.key === key );
	return (
		<div className="atelier-template-view">
			{ item ? (
				<PreviewProvider>
					<RecordPreview
						key={ item.key }
						postType={ item.type }
						postId={ item.id }
						version={ item.modified ?? '' }
						emptyLabel={ __( 'Empty template', 'atelier' ) }
					/>
				</PreviewProvider>
			) : (
				<p className="atelier-template-view__empty">
					{ __( 'Select a template to see it here.', 'atelier' ) }
				</p>
			) }
		</div>
	);
}
