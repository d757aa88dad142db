import { changeChoice, type Choices } from '../rules/choose-rows';
import { groupByKind } from '../rules/group-by-kind';
import { nameDesignKind } from '../rules/design-kinds';
import type { JudgedRecord as Row } from '../rules/types';
import { ImportRow } from './import-row';

/** Props of {@link ImportGroups}. */
export interface ImportGroupsProps {
	rows: readonly Row[];
	choices: Choices;
	/** Records that come along, with those that need them, by key. */
	companions: ReadonlyMap< string, readonly Row[] >;
	/** Why records were refused, by key. */
	refused: ReadonlyMap< string, string >;
	onChange: ( choices: Choices ) => void;
}

/** The records of a file by kind, each with its choice. */
export function ImportGroups( {
	rows,
	choices,
	companions,
	refused,
	onChange,
}: ImportGroupsProps ) {
	return (
		<>
			{ groupByKind( rows ).map( ( { kind, records } ) => (
				<section key={ kind } className="atelier-transfer__group">
					<h3>{ nameDesignKind( kind ) }</h3>
					<ul>
						{ records.map( ( row ) => (
							<ImportRow
								key={ row.key }
								row={ row }
								choice={ choices.get( row.key ) }
								neededBy={ companions.get( row.key ) ?? [] }
								refusal={ refused.get( row.key ) }
								onChoose={ ( choice ) =>
									onChange(
										changeChoice( choices, row.key, choice )
									)
								}
							/>
						) ) }
					</ul>
				</section>
			) ) }
		</>
	);
}
