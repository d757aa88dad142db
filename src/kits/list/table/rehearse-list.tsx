import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { DataViews, type Action, type Field } from '@wordpress/dataviews';
import { moreVertical } from '@wordpress/icons';
import { ErrorBoundary } from 'react-error-boundary';

import { whenIdle } from '@/schedule/when-idle';
import { ViewOptions } from '../options/view-options';
import type { ListLayout, ListView } from '../types';
import { BASE_VIEW, LAYOUT_DEFAULTS } from '../view/base-view';
import { ListFooter } from './list-footer';

/** A browser that is busy for so long is used by somebody. */
const LONGEST_WAIT_MS = 2000;

interface Item {
	id: string;
}

const ITEMS: Item[] = [ { id: '1' }, { id: '2' } ];
const ELEMENTS = [ { value: '1', label: '1' } ];
const nothing = () => {};

const FIELDS: Field< Item >[] = [
	{ id: 'title', label: 'title', enableGlobalSearch: true },
	{ id: 'featured_media', label: 'featured_media', type: 'media' },
	{ id: 'excerpt', label: 'excerpt' },
	{ id: 'author', label: 'author', elements: ELEMENTS },
	{ id: 'status', label: 'status', elements: ELEMENTS },
	{ id: 'date', label: 'date', type: 'datetime' },
].map( ( field ) => ( {
	...field,
	getValue: ( { item } ) => item.id,
	render: ( { item } ) => item.id,
} ) ) as Field< Item >[];

const ACTIONS: Action< Item >[] = [
	{
		id: 'first',
		label: 'first',
		icon: moreVertical,
		isPrimary: true,
		callback: nothing,
	},
	{ id: 'second', label: 'second', callback: nothing },
];

const rehearsed = new Set< ListLayout >();

/**
 * Renders a short list of a layout out of the document, once, and takes it down: the browser compiles what lists are made of as they are
 * first rendered, which takes as long as the rows themselves.
 *
 * @param layout The layout.
 */
export async function rehearseList( layout: ListLayout ): Promise< void > {
	if ( rehearsed.has( layout ) ) {
		return;
	}
	rehearsed.add( layout );
	await whenIdle( LONGEST_WAIT_MS );
	const root = createRoot( document.createElement( 'div' ) );
	await new Promise< void >( ( resolve ) =>
		startTransition( () =>
			root.render(
				// The list itself says what went wrong, when it is opened.
				<ErrorBoundary fallback={ null } onError={ () => resolve() }>
					<Rehearsal layout={ layout } onShown={ resolve } />
				</ErrorBoundary>
			)
		)
	);
	await whenIdle( LONGEST_WAIT_MS );
	root.unmount();
}

function Rehearsal( {
	layout,
	onShown,
}: {
	layout: ListLayout;
	onShown: () => void;
} ) {
	useEffect( onShown, [ onShown ] );
	const view = {
		...BASE_VIEW,
		...LAYOUT_DEFAULTS[ layout ],
		type: layout,
	} as ListView;
	return (
		<DataViews< Item >
			data={ ITEMS }
			fields={ FIELDS }
			actions={ ACTIONS }
			view={ view }
			onChangeView={ nothing }
			getItemId={ getId }
			paginationInfo={ { totalItems: 2, totalPages: 1 } }
			defaultLayouts={ LAYOUT_DEFAULTS }
			selection={ [] }
			onChangeSelection={ nothing }
		>
			<DataViews.Search />
			<DataViews.FiltersToggle />
			<DataViews.LayoutSwitcher />
			<ViewOptions
				fields={ FIELDS }
				view={ view }
				onChange={ nothing }
				hasLevels
				isModified={ false }
				onReset={ nothing }
			/>
			<DataViews.Layout />
			<ListFooter
				hasBulkActions={ false }
				hasPaging={ false }
				isEmpty={ false }
				isLoading={ false }
			/>
		</DataViews>
	);
}

function getId( { id }: Item ): string {
	return id;
}
