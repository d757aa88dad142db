import { Button, SearchControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { outline } from '@/kits/compare';
import { useItemsInSteps } from '@/schedule/use-items-in-steps';
import { useSlices } from '@/schedule/use-slices';
import type { ComparedSide } from '@/utils/design-state';
import type { Config } from '@/utils/theme-json/config';
import { mergeOnRead } from '@/utils/theme-json/merge-on-read';
import { useStyleNames } from '../config/use-style-names';
import { useGlobalStyles } from '../config/use-global-styles';
import { markSame, type Difference } from '../rules/diff-configs';
import { groupDifferences } from '../rules/group-differences';
import { searchDifferences } from '../rules/search-differences';
import { useRestore, type Restore } from '../writes/use-restore';
import { ComparedRow } from './compared-row';
import { RestoreButton } from './restore-button';
import { useChoice } from './use-choice';
import { useCountFocus } from './use-count-focus';
import { useComparedDifferences } from './use-compared-differences';
import { hasRows } from './use-sliced-differences';
import { useDifferenceSelector } from './use-difference-selector';

/** Number of differences that are listed at once; more are listed on demand. */
const ROWS = 100;

/** A row takes a millisecond to render: the first ones are painted before the others. */
const FIRST_ROWS = [ 12 ];

/** Props of {@link ComparedDifferences}. */
export interface ComparedDifferencesProps {
	left: Config;
	right: Config;
	/** The side from which values are restored. */
	source: ComparedSide;
	/** Called before values are restored. */
	onRestore: () => void;
}

/** The differences of two states: grouped, found by a search, and restored one by one or several at once. */
export function ComparedDifferences( {
	left,
	right,
	source,
	onRestore,
}: ComparedDifferencesProps ) {
	const { base, canEdit } = useGlobalStyles();
	const names = useStyleNames();
	const getSelector = useDifferenceSelector();
	const { differences, isWhole, toRestored } = useComparedDifferences(
		left,
		right,
		source
	);
	const { plan, restore } = useComparedRestore(
		source === 'left' ? left : right,
		onRestore
	);
	const [ search, setSearch ] = useState( '' );
	const [ limit, setLimit ] = useState( ROWS );
	const { chosen, choose, clear } = useChoice();
	const [ wholeLeft, wholeRight ] = useMemo(
		() => [ mergeOnRead( base, left ), mergeOnRead( base, right ) ],
		[ base, left, right ]
	);
	const found = useFoundDifferences( differences, search );
	const listed = useItemsInSteps( 'differences', found, FIRST_ROWS );
	const shown = useMemo(
		() => markSame( listed.slice( 0, limit ), left, right, base ),
		[ listed, limit, left, right, base ]
	);
	const restored = pick( differences, chosen )
		.flatMap( ( difference ) => toRestored( difference ) ?? [] )
		.filter( ( difference ) => ! ( 'reason' in plan( difference ) ) );
	useEffect( () => () => outline( undefined ), [] );
	const count = useCountFocus( differences.length );
	return (
		<>
			<p
				ref={ count }
				className="atelier-compare__count"
				role="status"
				tabIndex={ -1 }
			>
				{ countDifferences( differences.length, isWhole ) }
			</p>
			{ differences.length > 0 && (
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search differences', 'atelier' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			{ groupDifferences( shown, names.getBlockTitle ).map( ( group ) => (
				<section key={ group.label } aria-label={ group.label }>
					<h3 className="atelier-compare__group">{ group.label }</h3>
					<ul className="atelier-style-differences is-compared">
						{ group.differences.map( ( difference ) => (
							<ComparedRow
								key={ toKey( difference ) }
								difference={ difference }
								restored={
									canEdit
										? toRestored( difference )
										: undefined
								}
								left={ wholeLeft }
								right={ wholeRight }
								selector={ getSelector( difference ) }
								isChosen={ chosen.has( toKey( difference ) ) }
								onChoose={ ( isChosen ) =>
									choose( toKey( difference ), isChosen )
								}
								plan={ plan }
								restore={ restore }
							/>
						) ) }
					</ul>
				</section>
			) ) }
			{ found.length > limit && (
				<Button
					variant="link"
					onClick={ () => setLimit( limit + ROWS ) }
				>
					{ countMore( found.length - limit ) }
				</Button>
			) }
			<RestoreButton
				count={ restored.length }
				onRestore={ ( message ) => {
					restore( restored, message );
					clear();
				} }
			/>
		</>
	);
}

function useComparedRestore(
	source: Config,
	onRestore: () => void
): Pick< Restore, 'plan' | 'restore' > {
	const { plan, restore } = useRestore( source );
	return {
		plan,
		restore: ( differences, message ) => {
			onRestore();
			restore( differences, message );
		},
	};
}

function useFoundDifferences(
	differences: readonly Difference[],
	search: string
): readonly Difference[] {
	const names = useStyleNames();
	const { values } = useSlices(
		useCallback(
			() => searchDifferences( differences, search, names ),
			[ differences, search, names ]
		),
		hasRows
	);
	return useMemo( () => values.flat(), [ values ] );
}

function pick(
	differences: readonly Difference[],
	chosen: ReadonlySet< string >
): readonly Difference[] {
	return chosen.size === 0
		? []
		: differences.filter( ( difference ) =>
				chosen.has( toKey( difference ) )
		  );
}

function toKey( { path }: Difference ): string {
	return JSON.stringify( path );
}

function countDifferences( count: number, isWhole: boolean ): string {
	if ( ! isWhole ) {
		return __( 'Comparing…', 'atelier' );
	}
	return count === 0
		? __( 'The two are the same.', 'atelier' )
		: sprintf(
				/* translators: %d: number of differences. */
				_n( '%d difference', '%d differences', count, 'atelier' ),
				count
		  );
}

function countMore( count: number ): string {
	return sprintf(
		/* translators: %d: number of differences that are not listed yet. */
		_n(
			'Show %d more difference',
			'Show %d more differences',
			count,
			'atelier'
		),
		count
	);
}
