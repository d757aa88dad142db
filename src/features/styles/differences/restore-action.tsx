import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

import { moveFocusToArea } from '@/focus';
import { shorten } from '@/utils/shorten';
import { useStyleNames } from '../config/use-style-names';
import { describeDifference } from '../rules/describe-difference';
import type { Difference } from '../rules/diff-configs';
import type { LineChange } from '../rules/line-changes';
import { isCss, type RestorePlan } from '../rules/plan-restore';
import type { Restore } from '../writes/use-restore';

/** Props of {@link RestoreAction}. */
export interface RestoreActionProps
	extends Pick< Restore, 'plan' | 'restore' > {
	/** The difference; its `after` is the value to restore. */
	difference: Difference;
}

/** Button that restores one difference as an unsaved edit, with the values that it needs; or the reason why it cannot be restored. */
export function RestoreAction( {
	difference,
	plan,
	restore,
}: RestoreActionProps ) {
	const names = useStyleNames();
	const found = plan( difference );
	if ( 'reason' in found ) {
		const reason = explain( found );
		return reason ? (
			<span className="atelier-style-differences__mark">{ reason }</span>
		) : null;
	}
	const name = describeDifference( difference, names );
	const label = getLabel( found, isCss( difference.path ) );
	return (
		<span className="atelier-style-differences__actions">
			{ found.group && (
				<span className="atelier-style-differences__mark">
					{ sprintf(
						/* translators: %s: name of a group of values, for example "Dimensions, padding". */
						__(
							'Restored together with the rest of %s',
							'atelier'
						),
						describeDifference(
							{ ...difference, path: found.group },
							names
						)
					) }
				</span>
			) }
			{ found.presets && (
				<span className="atelier-style-differences__mark">
					{ explainGone( found.presets.join( ', ' ) ) }
				</span>
			) }
			{ found.lines?.map( ( lines, index ) => (
				<TakeLines
					key={ index }
					lines={ lines }
					onTake={ () =>
						restore(
							[ { ...difference, after: lines.text } ],
							sprintf(
								/* translators: %s: name of a value, for example "Additional CSS". */
								__( 'Lines of “%s” restored.', 'atelier' ),
								name
							)
						)
					}
				/>
			) ) }
			<Button
				variant="link"
				aria-label={ nameAction( label, name ) }
				onClick={ ( { currentTarget }: MouseEvent< HTMLElement > ) => {
					// The button is removed when nothing is left to restore.
					moveFocusToArea( currentTarget.closest( 'li' ) );
					restore(
						[ difference ],
						sprintf(
							/* translators: %s: name of a value, for example "H1 › Typography, size". */
							__( '“%s” restored.', 'atelier' ),
							name
						)
					);
				} }
			>
				{ label }
			</Button>
		</span>
	);
}

interface TakeLinesProps {
	lines: LineChange;
	onTake: () => void;
}

function TakeLines( { lines: { removed, added }, onTake }: TakeLinesProps ) {
	const label = __( 'Take these lines', 'atelier' );
	const [ first = '' ] = [ ...added, ...removed ]
		.map( ( line ) => line.trim() )
		.filter( Boolean );
	return (
		<span className="atelier-style-differences__lines">
			<span className="atelier-style-differences__css" dir="ltr">
				{ removed.map( ( line, index ) => (
					<del key={ index }>{ line }</del>
				) ) }
				{ added.map( ( line, index ) => (
					<ins key={ index }>{ line }</ins>
				) ) }
			</span>
			<Button
				variant="link"
				aria-label={ nameAction( label, shorten( first ) ) }
				onClick={ ( { currentTarget }: MouseEvent< HTMLElement > ) => {
					moveFocusToArea( currentTarget.closest( 'li' ) );
					onTake();
				} }
			>
				{ label }
			</Button>
		</span>
	);
}

function nameAction( label: string, name: string ): string {
	return sprintf(
		/* translators: 1: label of a button, for example "Restore only this". 2: name of what is restored. */
		__( '%1$s: %2$s', 'atelier' ),
		label,
		name
	);
}

function getLabel( plan: RestorePlan, isOfCss: boolean ): string {
	if ( 'presets' in plan && plan.presets ) {
		return __( 'Restore with its preset', 'atelier' );
	}
	return isOfCss
		? __( 'Restore this CSS as a whole', 'atelier' )
		: __( 'Restore only this', 'atelier' );
}

function explain( plan: RestorePlan ): string | undefined {
	if ( ! ( 'name' in plan ) ) {
		return undefined;
	}
	return plan.reason === 'block-gone'
		? sprintf(
				/* translators: %s: name of a block, for example "shop/card". */
				__( 'The block %s is no longer there.', 'atelier' ),
				plan.name
		  )
		: explainGone( plan.name );
}

function explainGone( names: string ): string {
	return sprintf(
		/* translators: %s: name of a color, font or another preset that a value refers to. */
		__( 'Refers to %s, which is no longer there.', 'atelier' ),
		names
	);
}
