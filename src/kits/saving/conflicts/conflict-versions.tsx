import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { PartBoundary } from '@/components/part-boundary';
import type { Fields } from '@/data/writes/compare-fields';
import type { MergedVersions } from '@/data/writes/merge-changes';
import type { ConflictOutcome } from '@/data/writes/save-outcome';
import { ContentChanges } from '@/kits/compare';
import { savingSlot } from '../saving-slot';
import { formatVersion } from './format-version';
import { getFieldLabel } from './get-field-label';
import './style.scss';

const StyleChanges = lazyPart( () => savingSlot.get().loadStyleChanges() );

/** Props of {@link ConflictVersions}. */
export interface ConflictVersionsProps {
	/** Name of the kind of records. */
	name: string;
	/** Names of fields, or paths in them. */
	fields: readonly string[];
	/** This person's version; undefined where they have none, for example when they want to delete the record. */
	mine: Fields | undefined;
	theirs: Fields;
	/** Both versions of those fields that are merged by block. */
	contents?: ConflictOutcome[ 'contents' ] | undefined;
}

/** Shows both versions of each field beside each other, so that they can be compared and copied. */
export function ConflictVersions( {
	name,
	fields,
	mine,
	theirs,
	contents = {},
}: ConflictVersionsProps ) {
	if ( name === 'globalStyles' && mine ) {
		return <StyleVersions mine={ mine } theirs={ theirs } />;
	}
	return (
		<dl className="atelier-conflict-versions">
			{ fields.map( ( field ) => (
				<div key={ field } className="atelier-conflict-versions__field">
					<dt>{ getFieldLabel( field ) }</dt>
					{ contents[ field ] ? (
						<BlockVersions { ...contents[ field ] } />
					) : (
						<>
							{ mine && (
								<Version
									label={ __( 'Your version', 'atelier' ) }
									text={ formatVersion( mine, field ) }
								/>
							) }
							<Version
								label={ __( 'The other version', 'atelier' ) }
								text={ formatVersion( theirs, field ) }
							/>
						</>
					) }
				</div>
			) ) }
		</dl>
	);
}

// Lists only the blocks that both changed.
function BlockVersions( { mine, theirs }: MergedVersions ) {
	return (
		<dd className="atelier-conflict-versions__blocks">
			<PartBoundary
				message={ __( 'The changes could not be shown.', 'atelier' ) }
			>
				<p>
					{ __(
						'Changes from the other version to yours:',
						'atelier'
					) }
				</p>
				<ContentChanges left={ theirs } right={ mine } />
			</PartBoundary>
		</dd>
	);
}

// Shows the values of styles as the review does.
function StyleVersions( {
	mine,
	theirs,
}: Pick< ConflictVersionsProps, 'theirs' > & { mine: Fields } ) {
	const whole = useMemo( () => ( { ...theirs, ...mine } ), [ theirs, mine ] );
	return (
		<PartBoundary
			message={ __( 'What changed could not be shown.', 'atelier' ) }
		>
			<p>
				{ __( 'Changes from the other version to yours:', 'atelier' ) }
			</p>
			<StyleChanges before={ theirs } after={ whole } />
		</PartBoundary>
	);
}

interface VersionProps {
	label: string;
	text: string;
}

function Version( { label, text }: VersionProps ) {
	return (
		<dd>
			<span className="atelier-conflict-versions__label">{ label }</span>
			{ /* Long texts scroll, also by keyboard. */ }
			<pre tabIndex={ 0 } aria-label={ label } role="group">
				{ isColor( text ) && (
					<span
						className="atelier-conflict-versions__color"
						style={ { backgroundColor: text } }
					/>
				) }
				{ text }
			</pre>
		</dd>
	);
}

function isColor( text: string ): boolean {
	return /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([^)]*\))$/i.test( text );
}
