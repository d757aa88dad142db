import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { useGlobalStyles } from '../config/use-global-styles';
import { describeNamedValue } from '../rules/describe-named-value';
import { describePath, toInnerName } from '../rules/describe-path';
import { splitCss } from '../rules/split-css';
import type { CascadeEntry } from '../rules/why/cascade';
import { getControlPlace } from '../rules/why/control-place';
import { OriginBadge } from '../panels/origin-badge';
import {
	describeAncestor,
	describeOther,
	describeEntry,
} from './describe-source';
import { findOwner } from './block-place';
import { findBlock } from './find-block';
import { useBlockActions } from './use-block-actions';
import { useOpenControl } from './use-open-control';
import { useEntryActions } from './use-entry-actions';
import type { RowGroup } from './use-rows';

/** Props of {@link WhyRowItem}. */
export interface WhyRowItemProps {
	group: RowGroup;
	element: Element;
}

/** One property, or several sides with the same value: the value, its source, and below it the sources that it overrides. */
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
					{ ! isSetting && describeOther( verdict, from ?? element ) }
				</p>
			) }
			{ ( isSetting || losers.length > 0 ) && (
				<ol className="atelier-why__cascade">
					{ isSetting && (
						<EntryItem
							entry={ verdict.winner }
							isWinner
							group={ group }
							element={ element }
						/>
					) }
					{ losers.map( ( entry, index ) => (
						<EntryItem
							key={ index }
							entry={ entry }
							group={ group }
							element={ element }
						/>
					) ) }
				</ol>
			) }
		</li>
	);
}

function EntryItem( {
	entry,
	isWinner = false,
	group,
	element,
}: WhyRowItemProps & { entry: CascadeEntry; isWinner?: boolean } ) {
	const [ { from } ] = group;
	const holder = from ?? element;
	const properties = group.map( ( { property } ) => property );
	const setting = useEntryActions()(
		entry,
		properties,
		findBlock( holder )?.name
	);
	const block = useBlockActions()( entry, holder, properties );
	return (
		<li className={ `atelier-why__entry ${ isWinner ? 'is-winner' : '' }` }>
			<EntryName
				entry={ entry }
				element={ element }
				holder={ holder }
				onSelect={ block.select }
			/>
			<EntryValue entry={ entry } isWinner={ isWinner } />
			<EntryActions
				actions={ [
					[
						__( 'Reset here', 'atelier' ),
						setting.reset ?? block.reset,
					],
					[
						__( 'Use for the whole site', 'atelier' ),
						isWinner ? setting.useForAll : undefined,
					],
					[ __( 'Edit this block', 'atelier' ), block.edit ],
				] }
			/>
		</li>
	);
}

/** Name of an entry; a link opens the control of a setting, or selects a block. */
function EntryName( {
	entry,
	element,
	holder,
	onSelect,
}: {
	entry: CascadeEntry;
	element: Element;
	holder: Element;
	onSelect: ( () => void ) | undefined;
} ) {
	const place = entry.node && getControlPlace( entry.node, entry.path );
	const follow = useOpenControl();
	const onFollow = place ? () => follow( place ) : onSelect;
	const owner = findOwner( entry, holder );
	const isOwn = findBlock( owner )?.element === findBlock( element )?.element;
	const name = describeEntry( entry, owner, isOwn );
	const label = entry.isLayout
		? `${ name }: ${ describePath( entry.path.slice( 1, 2 ) ) }`
		: name;
	return (
		<span className="atelier-why__place">
			{ onFollow ? (
				<Button variant="link" onClick={ onFollow }>
					{ label }
				</Button>
			) : (
				<span>{ label }</span>
			) }
			{ entry.origin !== 'block' && (
				<OriginBadge origin={ entry.origin } />
			) }
		</span>
	);
}

function EntryValue( {
	entry,
	isWinner,
}: {
	entry: CascadeEntry;
	isWinner: boolean;
} ) {
	const { merged } = useGlobalStyles();
	const value = `${ entry.isNegative ? '−' : '' }${ describeNamedValue(
		entry.value,
		merged
	) }`;
	return isWinner ? (
		<span className="atelier-why__set">{ value }</span>
	) : (
		<s className="atelier-why__set">
			<span className="screen-reader-text">
				{ __( 'Does not apply:', 'atelier' ) }{ ' ' }
			</span>
			{ value }
		</s>
	);
}

function EntryActions( {
	actions,
}: {
	actions: ReadonlyArray<
		readonly [ label: string, onClick: ( () => void ) | undefined ]
	>;
} ) {
	const offered = actions.filter( ( [ , onClick ] ) => onClick );
	return offered.length === 0 ? null : (
		<span className="atelier-why__actions">
			{ offered.map( ( [ label, onClick ] ) => (
				<Button
					key={ label }
					size="small"
					variant="secondary"
					onClick={ onClick }
				>
					{ label }
				</Button>
			) ) }
		</span>
	);
}

// All four sides have one name; otherwise each side is named.
function nameGroup( group: RowGroup ): string {
	const [ { property } ] = group;
	if ( property.group === 'gap' && group.length === 1 ) {
		return property.name === 'row-gap'
			? __( 'Block spacing, between rows', 'atelier' )
			: __( 'Block spacing, between columns', 'atelier' );
	}
	const hasSides = property.sources.length > 0;
	if ( property.group === undefined || group.length === 4 || ! hasSides ) {
		return describePath( property.control );
	}
	const sides = group.map( ( row ) =>
		describePath( [ row.property.sources[ 0 ]?.path.find( isSide ) ?? '' ] )
	);
	return `${ describePath( property.control ) }: ${ sides
		.map( ( side ) => toInnerName( side ) )
		.join( ', ' ) }`;
}

function isSide( key: string ): boolean {
	return /^(?:top|right|bottom|left)/.test( key );
}

// The first of a list of fonts is the visible one.
function shorten( value: string ): string {
	const [ first = value, ...rest ] = splitCss( value, ',' );
	return rest.length > 0 && ! first.includes( '(' ) ? `${ first }, …` : value;
}
