import { useId } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { RecordPreview } from '@/kits/previews';
import {
	ToggleGroupControl,
	ToggleGroupControlOption,
} from '@/wordpress/unstable-components';
import {
	chooseFor,
	getTemplateChoice,
	listTemplateChoices,
	type BringTemplate,
	type TemplateChoice,
} from '../rules/bring-choices';
import { describeRow } from '../rules/describe-row';
import { nameDesignRecord } from '../rules/name-design-record';
import { PreviewPair } from './previews';
import type { BringSession } from './session';

/** Props of {@link TemplateRow}. */
export interface TemplateRowProps {
	template: BringTemplate;
	session: BringSession;
}

/** A template or part of another theme: its previews in both themes, and the choice. */
export function TemplateRow( { template, session }: TemplateRowProps ) {
	const id = useId();
	const { row } = template;
	const { plan, choices, refused, onChoose } = session;
	const name = nameDesignRecord( row );
	const neededBy = plan.needed.get( row.key ) ?? [];
	const choice =
		neededBy.length > 0 ? 'mine' : getTemplateChoice( template, choices );
	const facts = [
		...describeRow( row, neededBy ),
		...describeActive( template, choice ),
	];
	const refusal =
		refused.get( row.key ) ?? refused.get( template.pattern?.key ?? '' );
	return (
		<li className="atelier-bring__row">
			<div className="atelier-bring__choice">
				<span className="atelier-bring__name">{ name }</span>
				<span className="atelier-bring__note">
					{ row.kind === 'template'
						? __( 'Template', 'atelier' )
						: __( 'Template part', 'atelier' ) }
				</span>
				<ToggleGroupControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					label={ sprintf(
						/* translators: %s: title of an item. */
						__( 'What happens with “%s”', 'atelier' ),
						name
					) }
					hideLabelFromVision
					aria-describedby={ id }
					value={ choice }
					onChange={ ( value ) =>
						onChoose(
							chooseFor( choices, row.key, String( value ) )
						)
					}
				>
					{ ( neededBy.length > 0
						? ( [ 'mine' ] as const )
						: listTemplateChoices( template )
					).map( ( option ) => (
						<ToggleGroupControlOption
							key={ option }
							value={ option }
							label={ nameChoice( template, option ) }
						/>
					) ) }
				</ToggleGroupControl>
				<div id={ id } className="atelier-bring__facts">
					{ facts.map( ( fact ) => (
						<p key={ fact }>{ fact }</p>
					) ) }
					{ refusal !== undefined && (
						<p className="atelier-bring__refusal">{ refusal }</p>
					) }
				</div>
			</div>
			<PreviewPair
				recordKey={ row.key }
				session={ session }
				withParts={ listParts( row.needs, session ) }
				instead={
					choice === 'mine' ? undefined : (
						<Rival template={ template } />
					)
				}
			/>
		</li>
	);
}

function Rival( { template: { row } }: { template: BringTemplate } ) {
	return row.rival === undefined ? (
		<span className="atelier-bring__nothing">
			{ __( 'Not in this theme', 'atelier' ) }
		</span>
	) : (
		<RecordPreview
			postType={
				row.kind === 'template' ? 'wp_template' : 'wp_template_part'
			}
			postId={ row.rival }
			version={ row.token ?? '' }
			emptyLabel={ __( 'Empty', 'atelier' ) }
		/>
	);
}

// A part that is not brought is shown as the current theme's own.
function listParts(
	needs: readonly string[],
	{ plan }: BringSession
): readonly string[] {
	const brought = new Set( [
		...plan.chosen.map( ( { key } ) => key ),
		...plan.needed.keys(),
	] );
	return needs.filter(
		( key ) => key.startsWith( 'part/' ) && brought.has( key )
	);
}

function nameChoice( { row }: BringTemplate, choice: TemplateChoice ): string {
	switch ( choice ) {
		case 'mine':
			return row.isBrought
				? __( 'Update', 'atelier' )
				: __( 'Use mine', 'atelier' );
		case 'pattern':
			return __( 'Keep as a pattern', 'atelier' );
		case 'theirs':
			return getLeaveLabel( row );
	}
}

function getLeaveLabel( row: BringTemplate[ 'row' ] ): string {
	if ( row.isBrought ) {
		return __( 'Leave as it is', 'atelier' );
	}
	return row.rival === undefined
		? __( 'Leave it out', 'atelier' )
		: __( 'Use the theme’s', 'atelier' );
}

function describeActive(
	{ row, active }: BringTemplate,
	choice: TemplateChoice
): readonly string[] {
	if (
		choice !== 'mine' ||
		row.kind !== 'template' ||
		row.isBrought ||
		row.rival === undefined
	) {
		return [];
	}
	// The copy becomes active at once only where no version is active.
	if ( active?.state !== 'new' ) {
		return [
			__(
				'What serves now goes on serving. Yours waits beside it until you activate it.',
				'atelier'
			),
		];
	}
	return [ __( 'It serves in the place of the theme’s own.', 'atelier' ) ];
}
