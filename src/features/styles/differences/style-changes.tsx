import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';

import { store } from '@/data/store';
import type { SetAside } from '@/kits/saving/saving-slot';
import { readConfig, type Config } from '@/utils/theme-json/config';
import { getBaseGlobalStyles } from '@/wordpress/global-styles-records';
import { CompareLink } from '../compare/compare-link';
import { useChoice } from '../compare/use-choice';
import { GlobalStylesProvider } from '../config/provider';
import { useGlobalStyles } from '../config/use-global-styles';
import { diffConfigs, type Difference } from '../rules/diff-configs';
import { useRestore } from '../writes/use-restore';
import { DifferenceList } from './difference-list';
import { DiscardedChange, type DiscardedValue } from './discarded-change';
import { ReviewActions } from './review-actions';

/** Props of {@link StyleChanges}. */
export interface StyleChangesProps {
	/** The styles record before the changes. */
	before: unknown;
	/** The styles record with them. */
	after: unknown;
	/** Called with a function that leaves changes out of the next save; undefined for none. */
	onSetAside?: ( setAside: SetAside | undefined ) => void;
}

const NO_SETTINGS = {};

/** Lists the changes of a styles record, for screens that list records of any kind; each can be left out or discarded. */
export function StyleChanges( {
	before,
	after,
	onSetAside,
}: StyleChangesProps ) {
	const base = useSelect( ( select ) => getBaseGlobalStyles( select ), [] );
	const left = useMemo( () => readConfig( before ), [ before ] );
	const right = useMemo( () => readConfig( after ), [ after ] );
	const list = <DifferenceList left={ left } right={ right } base={ base } />;
	return onSetAside ? (
		<GlobalStylesProvider
			editorSettings={ NO_SETTINGS }
			fallback={ list }
			renderError={ () => list }
		>
			<OwnChanges
				left={ left }
				right={ right }
				onSetAside={ onSetAside }
			/>
		</GlobalStylesProvider>
	) : (
		list
	);
}

interface OwnChangesProps {
	left: Config;
	right: Config;
	onSetAside: ( setAside: SetAside | undefined ) => void;
}

function OwnChanges( { left, right, onSetAside }: OwnChangesProps ) {
	const { base } = useGlobalStyles();
	const { setIsSaveViewOpened } = useDispatch( store );
	const { plan, apply } = useRestore( left );
	const { chosen: leftOut, choose } = useChoice();
	const [ discarded, setDiscarded ] = useState< readonly DiscardedValue[] >(
		[]
	);
	const back = useMemo(
		() =>
			new Map(
				diffConfigs( right, left ).map( ( difference ) => [
					toKey( difference ),
					difference,
				] )
			),
		[ left, right ]
	);
	useEffect( () => {
		const taken = [ ...back ]
			.filter( ( [ key ] ) => leftOut.has( key ) )
			.map( ( [ , difference ] ) => difference );
		// The save makes this edit and undoes it, so the editor's undo ignores it.
		onSetAside( taken.length > 0 ? () => apply( taken, true ) : undefined );
	}, [ back, leftOut, apply, onSetAside ] );
	return (
		<>
			<DifferenceList
				left={ left }
				right={ right }
				base={ base }
				renderActions={ ( difference ) => {
					const key = toKey( difference );
					const change = back.get( key );
					return (
						change &&
						! ( 'reason' in plan( change ) ) && (
							<ReviewActions
								difference={ change }
								isLeftOut={ leftOut.has( key ) }
								isLast={ back.size === 1 }
								apply={ apply }
								onLeaveOut={ ( isLeftOut ) =>
									choose( key, isLeftOut )
								}
								onDiscarded={ ( taken ) =>
									setDiscarded( [ ...discarded, taken ] )
								}
							/>
						)
					);
				} }
			/>
			{ discarded.map( ( each ) => (
				<DiscardedChange
					key={ each.name }
					discarded={ each }
					onUndo={ () => {
						each.undo();
						setDiscarded(
							discarded.filter( ( other ) => other !== each )
						);
					} }
				/>
			) ) }
			<CompareLink
				state={ { kind: 'unsaved' } }
				name={ __( 'Unsaved changes', 'atelier' ) }
				onClick={ () => void setIsSaveViewOpened( false ) }
			/>
		</>
	);
}

function toKey( { path }: Difference ): string {
	return JSON.stringify( path );
}
