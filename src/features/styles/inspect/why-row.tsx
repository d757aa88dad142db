import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { describePath, describeValue } from '../rules/describe-path';
import { splitCss } from '../rules/split-css';
import type { Rung } from '../rules/why/ladder';
import { getControlPlace } from '../rules/why/rung-place';
import { OriginBadge } from '../panels/origin-badge';
import {
	describeAncestor,
	describeOther,
	describeRung,
} from './describe-source';
import { findBlock } from './find-block';
import { useFollowRung } from './use-follow-rung';
import { useRungActions } from './use-rung-actions';
import type { RowGroup } from './use-rows';

/** Props of {@link WhyRowItem}. */
export interface WhyRowItemProps {
	group: RowGroup;
	element: Element;
}

/** One property, or several sides that say the same: its value, what wins, and below it what that wins over. */
export function WhyRowItem( { group, element }: WhyRowItemProps ) {
	const [ { property, value, verdict, from } ] = group;
	const { kind, losers } = verdict;
	const isSetting = kind === 'setting';
	return (
		<li className="atelier-why__row">
			<div className="atelier-why__head">
				<span className="atelier-why__property">
					{ nameGroup( group ) }
				</span>
				{ property.name.endsWith( 'color' ) && (
					<span
						className="atelier-styles-swatch"
						style={ { background: value } }
					/>
				) }
				<code className="atelier-why__value">{ shorten( value ) }</code>
			</div>
			{ ( from || ! isSetting ) && (
				<p className="atelier-why__source">
					{ from && describeAncestor( from ) }
					{ from && ! isSetting && ', ' }
					{ ! isSetting && describeOther( verdict ) }
				</p>
			) }
			{ ( isSetting || losers.length > 0 ) && (
				<ol className="atelier-why__ladder">
					{ isSetting && (
						<RungItem
							rung={ verdict.winner }
							isWinner
							group={ group }
							element={ element }
						/>
					) }
					{ losers.map( ( rung, index ) => (
						<RungItem
							key={ index }
							rung={ rung }
							group={ group }
							element={ element }
						/>
					) ) }
				</ol>
			) }
		</li>
	);
}

function RungItem( {
	rung,
	isWinner = false,
	group,
	element,
}: WhyRowItemProps & { rung: Rung; isWinner?: boolean } ) {
	const [ { from } ] = group;
	const place = rung.node && getControlPlace( rung.node, rung.path );
	const follow = useFollowRung();
	const { reset, useForAll } = useRungActions()(
		rung,
		group.map( ( { property } ) => property ),
		findBlock( from ?? element )?.name
	);
	const name = describeRung( rung, from );
	const value = describeValue( rung.value );
	return (
		<li className={ `atelier-why__rung ${ isWinner ? 'is-winner' : '' }` }>
			<span className="atelier-why__place">
				{ place ? (
					<Button variant="link" onClick={ () => follow( place ) }>
						{ name }
					</Button>
				) : (
					<span>{ name }</span>
				) }
				{ rung.origin !== 'block' && (
					<OriginBadge origin={ rung.origin } />
				) }
			</span>
			{ isWinner ? (
				<span className="atelier-why__set">{ value }</span>
			) : (
				<s className="atelier-why__set">
					<span className="screen-reader-text">
						{ __( 'Does not apply:', 'atelier' ) }{ ' ' }
					</span>
					{ value }
				</s>
			) }
			{ ( reset || ( isWinner && useForAll ) ) && (
				<span className="atelier-why__actions">
					{ reset && (
						<Button
							size="small"
							variant="secondary"
							onClick={ reset }
						>
							{ __( 'Reset here', 'atelier' ) }
						</Button>
					) }
					{ isWinner && useForAll && (
						<Button
							size="small"
							variant="secondary"
							onClick={ useForAll }
						>
							{ __( 'Use for the whole site', 'atelier' ) }
						</Button>
					) }
				</span>
			) }
		</li>
	);
}

// All four sides have one name; of some each is named.
function nameGroup( group: RowGroup ): string {
	const [ { property } ] = group;
	if ( property.group === undefined || group.length === 4 ) {
		return describePath( property.control );
	}
	const sides = group.map( ( row ) =>
		describePath( [ row.property.sources[ 0 ]?.path.find( isSide ) ?? '' ] )
	);
	return `${ describePath( property.control ) }: ${ sides
		.map( ( side ) => side.toLocaleLowerCase() )
		.join( ', ' ) }`;
}

function isSide( key: string ): boolean {
	return /^(?:top|right|bottom|left)/.test( key );
}

// Of a list of fonts the first is what is seen.
function shorten( value: string ): string {
	const [ first = value, ...rest ] = splitCss( value, ',' );
	return rest.length > 0 && ! first.includes( '(' ) ? `${ first }, …` : value;
}
