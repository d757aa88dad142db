import { useEffect } from 'react';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { AreaBoundary } from '@/components/area-boundary';
import { AreaError } from '@/components/area-error';
import { AreaLoader } from '@/components/area-loader';
import { loadBlocks } from '@/kits/canvas';
import { waitForContent } from '@/schedule/content-first';
import { findSourceSide, formatState } from '@/utils/design-state';
import { GlobalStylesProvider } from '../config/provider';
import { ComparedDifferences } from './compared-differences';
import { ComparisonHeader } from './comparison-header';
import { StateProblem } from './state-problem';
import { useComparison } from './use-comparison';
import { usePinStates } from './use-pin-states';
import './style.scss';

// The list renders no block, and waits for no settings of the editor.
const NO_SETTINGS = {};

/** The two compared states, and their differences. */
export function ComparisonPanel() {
	return (
		<GlobalStylesProvider
			editorSettings={ NO_SETTINGS }
			fallback={
				<AreaLoader
					label={ __( 'Loading the comparison', 'atelier' ) }
				/>
			}
			renderError={ ( error, retry ) => (
				<AreaError error={ error } onRetry={ retry } />
			) }
		>
			<Panel />
		</GlobalStylesProvider>
	);
}

function Panel() {
	const comparison = useComparison();
	const { left, right, leftState, rightState, view } = comparison;
	const pinStates = usePinStates( left, right );
	useEffect( () => {
		// The blocks are needed for names and selectors; the list is shown before.
		void waitForContent()
			.then( loadBlocks )
			.catch( () => {} );
	}, [] );
	const sides = [ leftState, rightState ];
	return (
		<div className={ `atelier-compare is-${ view }` }>
			<ComparisonHeader comparison={ comparison } />
			{ sides.map( ( state, index ) => (
				<StateProblem key={ index } state={ state } />
			) ) }
			{ leftState.config && rightState.config && (
				<AreaBoundary
					resetKey={ `${ formatState( left ) } ${ formatState(
						right
					) }` }
				>
					<ComparedDifferences
						key={ `${ formatState( left ) } ${ formatState(
							right
						) }` }
						left={ leftState.config }
						right={ rightState.config }
						source={ findSourceSide( left, right ) ?? 'right' }
						onRestore={ pinStates }
					/>
				</AreaBoundary>
			) }
			{ sides.some(
				( { config, isGone, failure } ) =>
					! config && ! isGone && ! failure
			) && <Spinner /> }
		</div>
	);
}
