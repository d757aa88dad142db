import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, useState, type ReactNode } from 'react';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import type { Config } from '@/utils/theme-json/config';
import { mergeOnRead } from '@/utils/theme-json/merge-on-read';
import { useStyleNames } from '../config/use-style-names';
import { diffConfigs, type Difference } from '../rules/diff-configs';
import { summarizeDifferences } from '../rules/summarize-differences';
import { DifferenceRow } from './difference-row';
import './style.scss';

/** Props of {@link DifferenceList}. */
export interface DifferenceListProps {
	left: Config;
	right: Config;
	/** The theme's config; undefined until it is loaded. */
	base: unknown;
	/** Renders the actions of a difference. */
	renderActions?: ( difference: Difference ) => ReactNode;
}

/** Lists the differences of two configs, each with both values; at most seven lines, until a person expands it. */
export function DifferenceList( {
	left,
	right,
	base,
	renderActions,
}: DifferenceListProps ) {
	const names = useStyleNames();
	const [ isWhole, setIsWhole ] = useState( false );
	const differences = useMemo(
		() => diffConfigs( left, right, base ),
		[ left, right, base ]
	);
	const wholeLeft = useMemo(
		() => mergeOnRead( base, left ),
		[ base, left ]
	);
	const wholeRight = useMemo(
		() => mergeOnRead( base, right ),
		[ base, right ]
	);
	const { shown, rest } = summarizeDifferences( differences );
	const rows = isWhole ? [ ...shown, ...rest ] : shown;
	return (
		<>
			{ rows.length > 0 && (
				<ul className="atelier-style-differences">
					{ rows.map( ( difference ) => (
						<li key={ JSON.stringify( difference.path ) }>
							<ValueBoundary
								value={ difference }
								fallback={ <UnreadableItem /> }
							>
								<DifferenceRow
									difference={ difference }
									left={ wholeLeft }
									right={ wholeRight }
									names={ names }
								/>
								{ renderActions?.( difference ) }
							</ValueBoundary>
						</li>
					) ) }
				</ul>
			) }
			{ rest.length > 0 && (
				<Button
					variant="link"
					aria-expanded={ isWhole }
					onClick={ () => setIsWhole( ! isWhole ) }
				>
					{ isWhole
						? __( 'Show fewer changes', 'atelier' )
						: sprintf(
								/* translators: %d: number of changes that are not listed yet. */
								_n(
									'Show %d more change',
									'Show %d more changes',
									rest.length,
									'atelier'
								),
								rest.length
						  ) }
				</Button>
			) }
		</>
	);
}
