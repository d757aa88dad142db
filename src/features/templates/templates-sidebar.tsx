import { __, sprintf } from '@wordpress/i18n';
import { layout } from '@wordpress/icons';

import { RetryButton } from '@/components/retry-button';
import { useActionCommands } from '@/kits/commands';
import { AUTHOR_ICONS } from '@/kits/list';
import { SidebarItem, SidebarScreen, UnsupportedNotice } from '@/kits/sidebar';
import { useNavigate, useRoute } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { readAuthor } from '@/utils/record-author';
import { OtherThemesItem } from '@/features/transfer';
import { useTemplateItems } from './resolver/use-template-items';
import { DEFAULT_VIEW, listViews, type TemplateView } from './rules/list-views';
import { templateViewPath } from './template-path';
import './style.scss';

/** Props of {@link TemplatesSidebar}. */
export interface TemplatesSidebarProps {
	/** Whether the theme is a block theme. */
	isSupported: boolean;
}

/** The sidebar of Templates. */
export function TemplatesSidebar( { isSupported }: TemplatesSidebarProps ) {
	return (
		<SidebarScreen
			title={ __( 'Templates', 'atelier' ) }
			description={
				isSupported
					? __(
							'Express the layout of your site with templates.',
							'atelier'
					  )
					: undefined
			}
			backPath="/"
		>
			{ isSupported ? <TemplatesNavigation /> : <UnsupportedNotice /> }
		</SidebarScreen>
	);
}

/** The views of templates with their counts: active templates, custom templates, and one view for each author or source. */
export function TemplatesNavigation() {
	const { path, query } = useRoute();
	const { items, error, retry } = useTemplateItems();
	const { navigate } = useNavigate();
	const views = listViews( items ?? [] );
	const open = path === '/template' ? query.activeView || DEFAULT_VIEW : '';
	useActionCommands(
		views.map(
			( { name, title } ) =>
				name !== open && {
					name: `view/${ name }`,
					/* translators: %s: name of a view of a list, for example "Drafts". */
					label: sprintf( __( 'View: %s', 'atelier' ), title ),
					isOnlyFound: true,
					run: () =>
						navigate( templateViewPath( name, query.layout ) ),
				}
		)
	);
	if ( ! items && error ) {
		return (
			<div className="atelier-templates-problem" role="alert">
				<p>
					{ getErrorMessage(
						error,
						__( 'The templates could not be loaded.', 'atelier' )
					) }
				</p>
				<RetryButton onRetry={ retry } />
			</div>
		);
	}
	return (
		<ul className="atelier-sidebar-items">
			{ views.map( ( view ) => (
				<SidebarItem
					key={ view.name }
					to={ templateViewPath( view.name, query.layout ) }
					icon={ getIcon( view ) }
					suffix={ items ? view.count : undefined }
					isCurrent={ view.name === open }
				>
					{ view.title }
				</SidebarItem>
			) ) }
			{ items && <OtherThemesItem /> }
		</ul>
	);
}

function getIcon( { source }: TemplateView ) {
	return source ? AUTHOR_ICONS[ readAuthor( source ).source ] : layout;
}
