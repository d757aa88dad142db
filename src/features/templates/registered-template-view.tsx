import { Button, Spinner } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

import { RetryButton } from '@/components/retry-button';
import { ActionButton } from '@/kits/actions';
import { FullPreview, PreviewProvider } from '@/kits/previews';
import { returnPathFor, useNavigate, useRoute } from '@/router';
import { useTemplateItems } from './resolver/use-template-items';
import { customizeTemplate } from './actions/customize-template';
import { duplicateTemplate } from './actions/duplicate-templates';
import { findOpenItem } from './find-open-item';
import './style.scss';

/** Props of {@link RegisteredTemplateView}. */
export interface RegisteredTemplateViewProps {
	/** `theme//slug`. */
	id: string;
}

/** A template file of the theme or of a plugin, without people's changes. */
export function RegisteredTemplateView( { id }: RegisteredTemplateViewProps ) {
	const { library, items, error, retry } = useTemplateItems();
	const { navigate } = useNavigate();
	const item = items && findOpenItem( items, 'wp_registered_template', id );
	if ( ! library || ! item ) {
		return (
			<div className="atelier-template-view">
				<div className="atelier-template-view__bar">
					<OpenNavigation />
					{ ! library && ! error && <Spinner /> }
					{ ! library && !! error && (
						<p role="alert">
							{ __(
								'The template could not be loaded.',
								'atelier'
							) }{ ' ' }
							<RetryButton variant="link" onRetry={ retry } />
						</p>
					) }
					{ library && (
						<p role="alert">
							{ __(
								'The theme no longer provides this template.',
								'atelier'
							) }{ ' ' }
							<Button
								variant="link"
								onClick={ () =>
									navigate( returnPathFor( 'wp_template' ) )
								}
							>
								{ __( 'Go to Templates', 'atelier' ) }
							</Button>
						</p>
					) }
				</div>
			</div>
		);
	}
	const isServing = item.state !== 'inactive';
	const context = { library, navigate };
	return (
		<div className="atelier-template-view">
			<div className="atelier-template-view__bar">
				<OpenNavigation />
				<h2 className="atelier-template-view__title">{ item.title }</h2>
				<ActionButton
					variant="secondary"
					item={ item }
					action={ duplicateTemplate }
					context={ context }
				/>
				<ActionButton
					variant="primary"
					item={ item }
					action={ customizeTemplate }
					context={ context }
				/>
				<p className="atelier-template-view__hint">
					{ isServing
						? sprintf(
								/* translators: %s: name of a theme or plugin. */
								__(
									'This is the original from %s, and it is active. Customizing it creates your copy, which is active from your first save.',
									'atelier'
								),
								item.author_text
						  )
						: sprintf(
								/* translators: %s: name of a theme or plugin. */
								__(
									'This is the original from %s, and it is not active. Customizing it creates your copy, which is active from your first save.',
									'atelier'
								),
								item.author_text
						  ) }
				</p>
			</div>
			<PreviewProvider>
				<FullPreview
					postType={ item.type }
					postId={ item.id }
					label={ item.title }
					emptyLabel={ __( 'Empty template', 'atelier' ) }
				/>
			</PreviewProvider>
		</div>
	);
}

// Over the whole window it is the way back, whether the template is there or not.
function OpenNavigation() {
	const { backTo } = useNavigate();
	const { isEditing } = useRoute();
	return isEditing ? (
		<Button
			icon={ isRTL() ? chevronRight : chevronLeft }
			label={ __( 'Open Navigation', 'atelier' ) }
			size="compact"
			onClick={ () => backTo( returnPathFor( 'wp_template' ) ) }
		/>
	) : null;
}
