import type { RefObject } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	formatListBullets,
	funnel,
	grid,
	reset as resetIcon,
	table,
} from '@wordpress/icons';

import { useActionCommands } from '@/kits/commands';
import { moveFocus } from '@/focus';
import type { LayoutDefaults, ListLayout, ListView } from '../types';

/** Values that the list's commands need. */
export interface ListCommandsOptions {
	view: ListView;
	/** The layouts that the list can have. */
	layouts: Partial< LayoutDefaults >;
	isModified: boolean;
	setView: ( view: ListView ) => void;
	reset: () => void;
	/** The list's element. */
	container: RefObject< HTMLElement >;
}

const LAYOUTS: readonly ListLayout[] = [ 'table', 'grid', 'list' ];

const ICONS = { table, grid, list: formatListBullets } as const;

// While filters are shown the toggle hides them, and the button beside them adds one.
const ADD_FILTER = [
	'.atelier-list__filters .dataviews-filters-button:not(:disabled)',
	'.dataviews-filters__visibility-toggle',
] as const;

/** Registers the commands of a list, while it is mounted: to filter it, to change its layout, and to reset its view. */
export function useListCommands( {
	view,
	layouts,
	isModified,
	setView,
	reset,
	container,
}: ListCommandsOptions ): void {
	const labels: Record< ListLayout, string > = {
		table: __( 'Table', 'atelier' ),
		grid: __( 'Grid', 'atelier' ),
		list: __( 'List', 'atelier' ),
	};
	useActionCommands( [
		{
			name: 'list/search',
			label: __( 'Search the list', 'atelier' ),
			isOnlyFound: true,
			run: () =>
				void moveFocus(
					container.current?.querySelector< HTMLElement >(
						'input[type="search"]'
					)
				),
		},
		{
			name: 'list/filter',
			label: __( 'Add a filter', 'atelier' ),
			icon: funnel,
			run: () => {
				const [ button ] = ADD_FILTER.flatMap(
					( selector ) =>
						container.current?.querySelector< HTMLElement >(
							selector
						) ?? []
				);
				button?.click();
			},
		},
		...LAYOUTS.map(
			( layout ) =>
				layout !== view.type &&
				layouts[ layout ] !== undefined && {
					name: `list/layout-${ layout }`,
					label: sprintf(
						/* translators: %s: layout of a list: Table, Grid or List. */
						__( 'Layout: %s', 'atelier' ),
						labels[ layout ]
					),
					icon: ICONS[ layout ],
					run: () =>
						setView( {
							...view,
							...layouts[ layout ],
							type: layout,
						} ),
				}
		),
		isModified && {
			name: 'list/reset',
			label: __( 'Reset view', 'atelier' ),
			icon: resetIcon,
			run: reset,
		},
	] );
}
