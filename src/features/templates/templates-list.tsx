import { useMemo, useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useActionCommands } from '@/kits/commands';
import { ClientList, useListExtensions } from '@/kits/list';
import { PreviewProvider } from '@/kits/previews';
import { MobileViews } from '@/kits/sidebar';
import { useNavigate, useRoute } from '@/router';
import { ResolverDialog } from './resolver/lazy-resolver-dialog';
import { openTemplatePath } from './resolver/open-template-path';
import type { TemplateItem } from './resolver/read-library';
import { useTemplateItems } from './resolver/use-template-items';
import { useTemplateActions } from './actions/use-template-actions';
import { AddTemplateModal } from './dialogs/add-template-modal';
import { describeTwins } from './rules/describe-twins';
import { DEFAULT_VIEW, isInView, listViews } from './rules/list-views';
import { TemplatesNavigation } from './templates-sidebar';
import { StaleEntriesNotice } from './stale-entries-notice';
import { TwinsContext, useTemplateFields } from './use-fields';
import { VIEW_BASE } from './view-base';
import './style.scss';

const getItemId = ( { key }: TemplateItem ) => key;

/** The templates of a view. */
export function TemplatesList() {
	const { library, items, error, retry } = useTemplateItems();
	const { query } = useRoute();
	const name = query.activeView || DEFAULT_VIEW;
	const listed = useMemo(
		() => items?.filter( ( item ) => isInView( item, name ) ),
		[ items, name ]
	);
	const source = useMemo(
		() => ( { items: listed, error, retry } ),
		[ listed, error, retry ]
	);
	const fields = useTemplateFields( items );
	const twins = useMemo( () => describeTwins( items ?? [] ), [ items ] );
	const actions = useTemplateActions( library, name );
	useListExtensions( 'wp_template', items !== undefined );
	const title =
		listViews( items ?? [] ).find( ( view ) => view.name === name )
			?.title ?? name;
	return (
		<PreviewProvider>
			<TwinsContext.Provider value={ twins }>
				<ClientList< TemplateItem >
					name={ `templates-${ name }` }
					source={ source }
					viewBase={ VIEW_BASE }
					fields={ fields }
					actions={ actions }
					getItemId={ getItemId }
					getPath={ openTemplatePath }
					header={
						<ListHeader title={ title } items={ items ?? [] }>
							{ library && (
								<StaleEntriesNotice library={ library } />
							) }
						</ListHeader>
					}
				/>
			</TwinsContext.Provider>
		</PreviewProvider>
	);
}

function ListHeader( {
	title,
	items,
	children,
}: {
	title: string;
	items: readonly TemplateItem[];
	children: React.ReactNode;
} ) {
	const [ isAdding, setIsAdding ] = useState( false );
	const { query } = useRoute();
	const { updateQuery, replaceQuery } = useNavigate();
	const { resolve } = query;
	const add = {
		name: 'list/add',
		label: getBootPayload().labels.addTemplate,
		icon: plus,
		run: () => setIsAdding( true ),
	};
	useActionCommands( [ add ] );
	return (
		<>
			<div className="atelier-list__header">
				<h2 className="atelier-list__heading" tabIndex={ -1 }>
					{ title }
				</h2>
				<div className="atelier-list__view-state">
					<MobileViews>
						<TemplatesNavigation />
					</MobileViews>
				</div>
				<div className="atelier-list__tools">
					<Button
						variant="tertiary"
						size="compact"
						onClick={ () => updateQuery( { resolve: '/' } ) }
					>
						{ __( 'Which template serves…', 'atelier' ) }
					</Button>
					<Button
						variant="primary"
						size="compact"
						onClick={ add.run }
					>
						{ add.label }
					</Button>
				</div>
			</div>
			{ children }
			{ isAdding && (
				<AddTemplateModal
					items={ items }
					onClose={ () => setIsAdding( false ) }
				/>
			) }
			{ resolve !== undefined && (
				<ResolverDialog
					key={ resolve }
					subject={ resolve }
					onClose={ () => replaceQuery( { resolve: undefined } ) }
				/>
			) }
		</>
	);
}
