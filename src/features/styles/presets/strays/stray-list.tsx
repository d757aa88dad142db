import { Button, Notice, SelectControl, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';

import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import {
	describePlaces,
	straysResource,
	useIndexRebuild,
	type MissingPreset,
} from '@/features/usage';
import { getErrorMessage } from '@/utils/get-error-message';
import { useGlobalStyles } from '../../config/use-global-styles';
import { findStrays, type StrayGroup } from '../../rules/find-strays';
import { PRESET_KINDS, type PresetKind } from '../../rules/preset-kinds';
import type { Preset } from '../../rules/preset-list';
import { readOfferedPresets } from '../../rules/read-shown-presets';
import { useHasUnsaved } from '../uses/use-has-unsaved';
import type { StrayChoice } from './stray-choice';
import { ValueSample } from './value-sample';

/** Props of {@link StrayList}. */
export interface StrayListProps {
	kind: PresetKind;
	onChoose: ( choice: StrayChoice ) => void;
}

/** Highest number of values in one change, which the server limits. */
const MAX_VALUES = 50;

/** Lists values that are close to a preset, each with a picture of before and after, and used presets that do not exist. */
export function StrayList( { kind, onChoose }: StrayListProps ) {
	const { merged } = useGlobalStyles();
	const { usage } = PRESET_KINDS[ kind ];
	const { data, error, retry } = useResource( straysResource, usage );
	const { progress } = useIndexRebuild( data?.index );
	const isBlocked = useHasUnsaved();
	if ( error !== undefined && ! data ) {
		return (
			<LoadProblem
				message={ getErrorMessage(
					error,
					__( 'The strays could not be found.', 'atelier' )
				) }
				onRetry={ retry }
			/>
		);
	}
	if ( ! data || progress || ! data.index.isWhole ) {
		return <Searching { ...( progress && { progress } ) } />;
	}
	const presets = readOfferedPresets( merged, kind );
	const groups = findStrays( data.values, presets );
	const { missing } = data;
	return (
		<>
			{ isBlocked && groups.length + missing.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Save or discard the changes of your styles first.',
						'atelier'
					) }
				</Notice>
			) }
			{ groups.length + missing.length === 0 && (
				<p>
					{ __(
						'No value is close to a preset, and each preset that is used is there.',
						'atelier'
					) }
				</p>
			) }
			{ data.incomplete > 0 && (
				<p>
					{ __(
						'Some items are too large to be searched completely: there may be more.',
						'atelier'
					) }
				</p>
			) }
			{ groups.map( ( group ) => (
				<Group
					key={ group.preset.slug }
					kind={ kind }
					group={ group }
					isBlocked={ isBlocked }
					onUse={ () =>
						onChoose( {
							preset: group.preset,
							change: {
								kind: usage,
								slug: '',
								replacement: group.preset.slug,
								values: group.strays
									.slice( 0, MAX_VALUES )
									.map( ( { value } ) => value ),
							},
						} )
					}
				/>
			) ) }
			{ missing.length > 0 && (
				<section className="atelier-styles-strays">
					<h2 className="atelier-styles-strays__title">
						{ __( 'Used, but not there', 'atelier' ) }
					</h2>
					<ul>
						{ missing.map( ( entry ) => (
							<Missing
								key={ entry.slug }
								entry={ entry }
								presets={ presets }
								isBlocked={ isBlocked }
								onUse={ ( preset ) =>
									onChoose( {
										preset,
										change: {
											kind: usage,
											slug: entry.slug,
											replacement: preset.slug,
										},
									} )
								}
							/>
						) ) }
					</ul>
				</section>
			) }
		</>
	);
}

function Searching( {
	progress,
}: {
	progress?: { done: number; total: number };
} ) {
	return (
		<p role="status">
			<Spinner />
			{ progress
				? sprintf(
						/* translators: 1: number of searched items. 2: number of all items. */
						__( '%1$d of %2$d searched', 'atelier' ),
						progress.done,
						progress.total
				  )
				: __( 'Looking for strays…', 'atelier' ) }
		</p>
	);
}

interface GroupProps {
	kind: PresetKind;
	group: StrayGroup;
	isBlocked: boolean;
	onUse: () => void;
}

function Group( { kind, group, isBlocked, onUse }: GroupProps ) {
	const { preset, value, strays } = group;
	const hasMore = strays.length > MAX_VALUES;
	const limitId = useId();
	return (
		<section className="atelier-styles-strays">
			<h2 className="atelier-styles-strays__title">
				{ sprintf(
					/* translators: 1: number of values. 2: name of a preset. */
					_n(
						'%1$d value close to %2$s',
						'%1$d values close to %2$s',
						strays.length,
						'atelier'
					),
					strays.length,
					preset.name
				) }
			</h2>
			<ul>
				{ strays.map( ( stray ) => (
					<li key={ stray.value }>
						<ValueSample kind={ kind } value={ stray.value } />
						<span aria-hidden="true">→</span>
						<ValueSample kind={ kind } value={ value } />
						<code dir="ltr" translate="no">
							{ stray.value }
						</code>
						<span className="atelier-styles-row__count">
							{ describePlaces( stray.places, false ) }
						</span>
					</li>
				) ) }
			</ul>
			{ hasMore && (
				<p id={ limitId }>
					{ sprintf(
						/* translators: %d: number of values. */
						__(
							'One change takes the first %d values. Look for strays again for the others.',
							'atelier'
						),
						MAX_VALUES
					) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ isBlocked }
				accessibleWhenDisabled
				aria-describedby={ hasMore ? limitId : undefined }
				onClick={ onUse }
			>
				{ sprintf(
					/* translators: %s: name of a preset. */
					__( 'Use %s', 'atelier' ),
					preset.name
				) }
			</Button>
		</section>
	);
}

interface MissingProps {
	entry: MissingPreset;
	presets: readonly Preset[];
	isBlocked: boolean;
	onUse: ( preset: Preset ) => void;
}

function Missing( { entry, presets, isBlocked, onUse }: MissingProps ) {
	const [ slug, setSlug ] = useState( '' );
	const preset = presets.find( ( other ) => other.slug === slug );
	return (
		<li>
			<div className="atelier-styles-strays__name">
				<code translate="no">{ entry.slug }</code>{ ' ' }
				<span className="atelier-styles-row__count">
					{ describePlaces( entry.places, false ) }
				</span>
			</div>
			<SelectControl
				__next40pxDefaultSize
				hideLabelFromVision
				label={ sprintf(
					/* translators: %s: slug of a preset. */
					__( 'Use instead of %s', 'atelier' ),
					entry.slug
				) }
				value={ slug }
				options={ [
					{ value: '', label: __( 'Use instead…', 'atelier' ) },
					...presets.map( ( other ) => ( {
						value: other.slug,
						label: other.name,
					} ) ),
				] }
				onChange={ setSlug }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ isBlocked || ! preset }
				accessibleWhenDisabled
				onClick={ () => preset && onUse( preset ) }
			>
				{ __( 'See what changes', 'atelier' ) }
			</Button>
		</li>
	);
}
