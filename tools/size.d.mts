export interface Measured {
  readonly name: string;
  readonly file: string;
  readonly gzip: number;
  readonly brotli: number;
  readonly limit: number;
}
export function measure(): Promise<Measured[]>;
