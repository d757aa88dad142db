import { lazyPart } from '@/components/lazy-part';
import { loadResource } from '@/data/reads/load-resource';
import { RecordCanvas } from '@/kits/canvas';
import { preloadClientList } from '@/kits/list';
import { MobileItem } from '@/kits/sidebar';
import { type RouteContext, type RouteDefinition } from '@/router';
import { describeScreen } from '@/utils/screens';
import { itemBackPath } from './item-back-path';
import { patternsResource } from './reads/patterns';
import { isRegisteredPatternId } from './is-registered-pattern-id';
import { ItemSidebar, type ItemSidebarProps } from './item-sidebar';
import { PatternsContent } from './patterns-content';
import { PatternsSidebar } from './patterns-sidebar';

const RegisteredPatternView = lazyPart< { name: string } >( () =>
	import( './registered-pattern-view' ).then(
		( module ) => module.RegisteredPatternView
	)
);

const screen = describeScreen( 'patterns' );

async function preload(): Promise< void > {
	await Promise.all( [ PatternsContent.preload(), preloadClientList() ] );
	await loadResource( patternsResource );
}

/** Patterns and template parts (specification 2.2): the list, one pattern, one part. */
export const patternRoutes: readonly RouteDefinition[] = [
	{
		...screen,
		preload,
		areas: {
			sidebar: () => <PatternsSidebar />,
			content: () => <PatternsContent />,
			mobile: ( { query } ) =>
				query.categoryId === undefined ? (
					<PatternsSidebar />
				) : (
					<PatternsContent />
				),
		},
	},
	createItemRoute( 'wp_block' ),
	createItemRoute( 'wp_template_part' ),
];

function createItemRoute(
	postType: ItemSidebarProps[ 'postType' ]
): RouteDefinition {
	const renderItem = ( id: string ) =>
		isRegisteredPatternId( postType, id ) ? (
			<RegisteredPatternView name={ id } />
		) : (
			<RecordCanvas postType={ postType } postId={ id } />
		);
	const renderSidebar = ( id: string ) => (
		<ItemSidebar postType={ postType } postId={ id } />
	);
	return {
		...screen,
		name: `${ postType }-item`,
		// Names of patterns and ids of parts contain slashes.
		path: `/${ postType }/*postId`,
		areas: {
			sidebar: withId( renderSidebar ),
			preview: withId( renderItem ),
			mobile: withId( ( id ) => (
				<MobileItem
					backPath={ itemBackPath( postType ) }
					preview={ renderItem( id ) }
					details={ renderSidebar( id ) }
				/>
			) ),
		},
	};
}

function withId(
	render: ( id: string, context: RouteContext ) => React.ReactNode
): ( context: RouteContext ) => React.ReactNode {
	return ( context ) =>
		context.params.postId === undefined
			? undefined
			: render( decodeURIComponent( context.params.postId ), context );
}
