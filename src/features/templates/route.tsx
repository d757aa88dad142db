import type { ReactNode } from 'react';

import { lazyPart } from '@/components/lazy-part';
import { loadResource } from '@/data/reads/load-resource';
import { RecordCanvas } from '@/kits/canvas';
import { getAddressedLayout, preloadClientList } from '@/kits/list';
import { MobileItem } from '@/kits/sidebar';
import {
	returnPathFor,
	type RouteContext,
	type RouteDefinition,
} from '@/router';
import { LAYOUT_WIDTHS } from '@/utils/layout-widths';
import { describeScreen } from '@/utils/screens';
import { templatesResource } from './reads/templates';
import { TemplateItemSidebar } from './item-sidebar';
import { TemplatesContent } from './templates-content';
import { TemplatesSidebar } from './templates-sidebar';
import { VIEW_BASE } from './view-base';

/** Width of the list in list layout, in pixels (specification 2.2). */
const LIST_WIDTH = LAYOUT_WIDTHS.panel;

const RegisteredTemplateView = lazyPart< { id: string } >( () =>
	import( './registered-template-view' ).then(
		( module ) => module.RegisteredTemplateView
	)
);
const SelectedTemplate = lazyPart( () =>
	import( './selected-template' ).then(
		( module ) => module.SelectedTemplate
	)
);

const isList = ( { query }: RouteContext ) =>
	getAddressedLayout( VIEW_BASE, query ) === 'list';
const screen = describeScreen( 'templates' );

async function preload(): Promise< void > {
	await Promise.all( [ TemplatesContent.preload(), preloadClientList() ] );
	await loadResource( templatesResource );
}

/** Templates (specification 2.2): the list, a person's template, and a file of the theme or a plugin. */
export const templateRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		preload,
		areas: {
			sidebar: ( { site } ) => (
				<TemplatesSidebar isSupported={ site.isBlockTheme } />
			),
			content: forBlockThemes( () => <TemplatesContent /> ),
			preview: forBlockThemes( ( context ) =>
				isList( context ) ? <SelectedTemplate /> : undefined
			),
			mobile: ( { site } ) =>
				site.isBlockTheme ? (
					<TemplatesContent />
				) : (
					<TemplatesSidebar isSupported={ false } />
				),
		},
		// Without a selected template the preview shows the front page, which is edited at another address.
		isEditable: ( { query } ) => query.postId !== undefined,
		widths: {
			content: ( context ) =>
				isList( context ) ? LIST_WIDTH : undefined,
		},
	},
	createItemRoute( 'wp_template', ( id ) => (
		<RecordCanvas postType="wp_template" postId={ id } />
	) ),
	createItemRoute( 'wp_registered_template', ( id ) => (
		<RegisteredTemplateView id={ id } />
	) ),
];

function createItemRoute(
	postType: 'wp_template' | 'wp_registered_template',
	renderItem: ( id: string ) => ReactNode
): RouteDefinition {
	const withId =
		( render: ( id: string, context: RouteContext ) => ReactNode ) =>
		( context: RouteContext ) =>
			context.params.postId === undefined
				? undefined
				: render(
						decodeURIComponent( context.params.postId ),
						context
				  );
	const sidebar = withId( ( id ) => (
		<TemplateItemSidebar postType={ postType } postId={ id } />
	) );
	return {
		...screen,
		name: `${ postType }-item`,
		// Ids of files contain slashes.
		path: `/${ postType }/*postId`,
		areas: {
			sidebar: ( context ) =>
				context.site.isBlockTheme ? (
					sidebar( context )
				) : (
					<TemplatesSidebar isSupported={ false } />
				),
			preview: forBlockThemes( withId( renderItem ) ),
			mobile: ( context ) => {
				if ( ! context.site.isBlockTheme ) {
					return <TemplatesSidebar isSupported={ false } />;
				}
				return withId( ( id ) => (
					<MobileItem
						backPath={ returnPathFor( 'wp_template' ) }
						preview={ renderItem( id ) }
						details={ sidebar( context ) }
					/>
				) )( context );
			},
		},
	};
}

function forBlockThemes(
	render: ( context: RouteContext ) => ReactNode | undefined
): ( context: RouteContext ) => ReactNode | undefined {
	return ( context ) =>
		context.site.isBlockTheme ? render( context ) : undefined;
}
