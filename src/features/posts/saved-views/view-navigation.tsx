import { useEffect, useRef, useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	drafts,
	lockOutline,
	notAllowed,
	pages as pagesIcon,
	pending,
	plus,
	postAuthor,
	published,
	scheduled,
	trash,
} from '@wordpress/icons';

import { PartProblem } from '@/components/part-problem';
import { getBootPayload } from '@/data/site/boot-payload';
import { useResource } from '@/data/reads/use-resource';
import { moveFocus } from '@/focus';
import { useActionCommands } from '@/kits/commands';
import {
	DEFAULT_ACTIVE_VIEW,
	getDefaultViews,
	getStatusView,
	MINE_VIEW,
	useListView,
} from '@/kits/list';
import { SidebarItem } from '@/kits/sidebar';
import { useNavigate, useRoute } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { loadSavedViews } from '../reads/load-saved-views';
import { postCountsResource, type PostCounts } from '../reads/post-counts';
import { postTypeResource } from '../reads/post-type';
import { getViewTitle } from './actions/view-action';
import { ViewNameModal } from './view-name-modal';
import type { SavedView } from './types';
import { useSavedViews } from './use-saved-views';
import { ViewMenu } from './view-menu';
import { unlockFilters } from './unlock-filters';
import { viewPath } from './view-path';
import { createSavedView } from '../writes/write-saved-views';
import './style.scss';

/** Props of {@link ViewNavigation}. */
export interface ViewNavigationProps {
	/** Name of the post type. */
	postType: string;
}

const ICONS = {
	all: pagesIcon,
	mine: postAuthor,
	publish: published,
	future: scheduled,
	draft: drafts,
	pending,
	private: notAllowed,
	trash,
} as const;

/** The views of a list in the sidebar: the default ones with their counts, then the saved ones. */
export function ViewNavigation( { postType: name }: ViewNavigationProps ) {
	const { query } = useRoute();
	const { data: postType } = useResource( postTypeResource, name );
	const { data: counts } = useResource( postCountsResource, name );
	const { views, hasLoaded, error, retry } = useSavedViews( name );
	// The first view of a list creates its term, after which the views are reloaded; meanwhile they stay rendered.
	const [ isKnown, setIsKnown ] = useState( hasLoaded );
	if ( hasLoaded && ! isKnown ) {
		setIsKnown( true );
	}
	const active = query.activeView ?? DEFAULT_ACTIVE_VIEW;
	const { navigate } = useNavigate();
	const { userId, viewConfigs } = getBootPayload();
	const added = counts?.added ?? [];
	const defaults = [
		...getDefaultViews( userId, viewConfigs?.[ name ] ),
		...added.map( ( { name: status, label } ) =>
			getStatusView( status, label )
		),
	]
		.filter(
			( { slug } ) =>
				slug !== MINE_VIEW ||
				active === slug ||
				isWrittenByOthers( counts )
		)
		.map( ( view ) => ( {
			...view,
			title:
				view.title ??
				postType?.labels.all_items ??
				__( 'All items', 'atelier' ),
			path: viewPath( name, view.slug, view.layout ),
		} ) );
	useActionCommands(
		[
			...defaults,
			...views.map( ( saved ) => ( {
				slug: String( saved.id ),
				title: getViewTitle( saved ),
				path: viewPath( name, String( saved.id ), saved.view.type ),
			} ) ),
		].map(
			( { slug, title, path } ) =>
				slug !== active && {
					name: `view/${ slug }`,
					/* translators: %s: name of a view of a list, for example "Drafts". */
					label: sprintf( __( 'View: %s', 'atelier' ), title ),
					isOnlyFound: true,
					run: () => navigate( path ),
				}
		)
	);
	return (
		<>
			<ul className="atelier-sidebar-items">
				{ defaults.map( ( { slug, title, count, status, path } ) => (
					<SidebarItem
						key={ slug }
						to={ path }
						icon={ ICONS[ count ?? 'all' ] }
						suffix={
							count
								? counts?.[ count ]
								: added.find(
										( { name: of } ) => of === status
								  )?.count
						}
						isCurrent={ active === slug }
					>
						{ title }
					</SidebarItem>
				) ) }
			</ul>
			{ ! hasLoaded && error !== undefined && (
				<PartProblem
					message={ getErrorMessage(
						error,
						__( 'The saved views could not be loaded.', 'atelier' )
					) }
					onRetry={ retry }
				/>
			) }
			{ getBootPayload().features.customViews && isKnown && (
				<CustomViews
					postType={ name }
					views={ views }
					active={ active }
				/>
			) }
		</>
	);
}

// Like WordPress's own list, which offers the view only if it shows fewer posts than all.
function isWrittenByOthers( counts: PostCounts | undefined ): boolean {
	return counts !== undefined && counts.mine > 0 && counts.mine < counts.all;
}

function CustomViews( {
	postType,
	views,
	active,
}: {
	postType: string;
	views: readonly SavedView[];
	active: string;
} ) {
	const [ isAdding, setIsAdding ] = useState( false );
	const { navigate } = useNavigate();
	const { view } = useListView( postType, views );
	const section = useRef< HTMLElement >( null );
	const [ created, setCreated ] = useState< string >();
	// After a view was created the list changes, and the focused element was removed.
	useEffect( () => {
		const item = section.current?.querySelector< HTMLElement >(
			'[aria-current="page"]'
		);
		if ( created === active && moveFocus( item ) ) {
			setCreated( undefined );
		}
	}, [ created, active, views ] );
	return (
		<section
			ref={ section }
			className="atelier-saved-views"
			aria-labelledby="atelier-saved-views-heading"
		>
			<h2
				id="atelier-saved-views-heading"
				className="atelier-saved-views__heading"
			>
				{ __( 'Custom Views', 'atelier' ) }
			</h2>
			<ul className="atelier-sidebar-items">
				{ views.map( ( saved ) => (
					<SavedItem
						key={ saved.id }
						postType={ postType }
						saved={ saved }
						isCurrent={ active === String( saved.id ) }
					/>
				) ) }
			</ul>
			<Button
				className="atelier-saved-views__new"
				icon={ plus }
				onClick={ () => setIsAdding( true ) }
			>
				{ __( 'New view', 'atelier' ) }
			</Button>
			{ isAdding && (
				<ViewNameModal
					title={ __( 'New view', 'atelier' ) }
					submitLabel={ __( 'Create', 'atelier' ) }
					hasScope
					onClose={ () => setIsAdding( false ) }
					onSubmit={ async ( title, isPersonal ) => {
						const id = await createSavedView( {
							postType,
							title,
							isPersonal,
							view: unlockFilters( view ),
						} );
						// The views are loaded first, so that its list has its filters at once.
						await loadSavedViews( postType );
						setCreated( String( id ) );
						navigate(
							viewPath( postType, String( id ), view.type )
						);
					} }
				/>
			) }
		</section>
	);
}

function SavedItem( {
	postType,
	saved,
	isCurrent,
}: {
	postType: string;
	saved: SavedView;
	isCurrent: boolean;
} ) {
	return (
		<SidebarItem
			to={ viewPath( postType, String( saved.id ), saved.view.type ) }
			icon={ saved.isPersonal ? lockOutline : pagesIcon }
			isCurrent={ isCurrent }
			actions={
				<ViewMenu
					postType={ postType }
					saved={ saved }
					isCurrent={ isCurrent }
				/>
			}
		>
			{ getViewTitle( saved ) }
			{ saved.isPersonal && (
				<span className="screen-reader-text">
					{ __( '(only for me)', 'atelier' ) }
				</span>
			) }
		</SidebarItem>
	);
}
